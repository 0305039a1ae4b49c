/** A panel of the header that has just been opened. */
export interface OpenPanel {
  /** What counts as inside: the panel, and what opens it. */
  readonly element: HTMLElement;
  readonly close: () => void;
  /** Gives the focus back to what opened the panel. */
  readonly focusOpener: () => void;
}

/**
 * The rules of an open panel: a press elsewhere, Escape and leaving it with Tab close it (MYST-7,
 * GARG-2). What other panels tell is heard where the panel is made.
 * @returns what ends the rules
 */
export const keepPanelRules = ({ element, close, focusOpener }: OpenPanel): (() => void) => {
  const ending = new AbortController();
  const { signal } = ending;
  const closeOutside = (target: EventTarget | null): void => {
    if (target instanceof Node && !element.contains(target)) close();
  };
  document.addEventListener('pointerdown', ({ target }) => closeOutside(target), { signal });
  element.addEventListener('focusout', ({ relatedTarget }) => closeOutside(relatedTarget), {
    signal,
  });
  element.addEventListener(
    'keydown',
    ({ key, isComposing }) => {
      if (key !== 'Escape' || isComposing) return;
      close();
      focusOpener();
    },
    { signal },
  );
  return () => ending.abort();
};
