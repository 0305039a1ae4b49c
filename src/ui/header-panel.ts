/** An open panel of the header. */
export interface OpenPanel {
  /** The element that contains the panel and its opener. */
  readonly element: HTMLElement;
  readonly close: () => void;
  /** Moves the focus to the control that opened the panel. */
  readonly focusOpener: () => void;
}

/**
 * Closes an open panel on a press outside it, on Escape, and when Tab leaves it (MYST-7, GARG-2).
 * @returns what removes the listeners
 */
export const dismissOnOutsideInteraction = ({
  element,
  close,
  focusOpener,
}: OpenPanel): (() => void) => {
  const controller = new AbortController();
  const { signal } = controller;
  const closeIfOutside = (target: EventTarget | null): void => {
    if (target instanceof Node && !element.contains(target)) close();
  };
  document.addEventListener('pointerdown', ({ target }) => closeIfOutside(target), { signal });
  element.addEventListener('focusout', ({ relatedTarget }) => closeIfOutside(relatedTarget), {
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
  return () => controller.abort();
};
