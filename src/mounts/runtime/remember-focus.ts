const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex]';

/**
 * Remembers that the focus stands inside an element whose nodes are about to be replaced.
 * @returns what brings it back to the nearest equal: the same id, else the same kind of node
 */
export const rememberFocus = (element: HTMLElement): (() => void) => {
  const focused = document.activeElement;
  if (!focused || focused === element || !element.contains(focused)) return () => {};
  return () => {
    if (document.activeElement !== document.body) return;
    const nodes = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)];
    const equal =
      nodes.find(({ id }) => id && id === focused.id) ??
      nodes.find(({ localName }) => localName === focused.localName) ??
      nodes[0];
    equal?.focus({ preventScroll: true });
  };
};
