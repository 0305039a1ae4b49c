export interface DismissiblePanel {
  /** Contains the panel and the button that opens it. */
  readonly element: HTMLElement;
  readonly close: () => void;
  /** Returns the focus to the button that opened the panel. */
  readonly focusOpener: () => void;
}

/**
 * Closes an open panel on a click outside, on Escape, and when the focus leaves it (MYST-7,
 * GARG-2).
 * @returns a function that removes the listeners
 */
export const dismissOnOutsideInteraction = ({
  element,
  close,
  focusOpener,
}: DismissiblePanel): (() => void) => {
  const listeners = new AbortController();
  const { signal } = listeners;
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
  return () => listeners.abort();
};
