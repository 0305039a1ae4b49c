const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex]';

const hasFocus = (node: Element): boolean => document.activeElement === node;

/** Takes the focus for as long as it stays: what stands here now can be read, not pressed. */
const focusWhole = (element: HTMLElement): void => {
  if (element.hasAttribute('tabindex') || !element.textContent?.trim()) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
};

/** Focuses the nearest equal of a node that had the focus: itself, its id, its kind, or any. */
const focusEqual = (element: HTMLElement, lost: Element): void => {
  const nodes = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const equal =
    nodes.find((node) => node === lost) ??
    nodes.find(({ id }) => id && id === lost.id) ??
    nodes.find(({ localName }) => localName === lost.localName) ??
    nodes[0];
  equal?.focus({ preventScroll: true });
  if (hasFocus(document.body)) focusWhole(element);
};

/**
 * Keeps the focus inside an element whose nodes are replaced, by the first render or when data
 * arrives later: before the next paint it stands on the nearest equal of the node that is gone,
 * unless whoever replaced it has moved the focus.
 * @returns what ends the watch; what was replaced just before still counts
 */
export const keepFocus = (element: HTMLElement): (() => void) => {
  let focused: Element | undefined;
  let observer: MutationObserver | undefined;
  const ended = new AbortController();

  const restore = (): void => {
    if (focused && hasFocus(document.body)) focusEqual(element, focused);
  };
  const watch = ({ target }: { readonly target: EventTarget | null }): void => {
    if (!(target instanceof Element) || target === element) return;
    focused = target;
    observer ??= new MutationObserver(restore);
    observer.observe(element, { childList: true, subtree: true });
  };
  const forget = (): void => {
    // Some browsers tell of a removal as they tell of a visitor who goes; the observer is earlier.
    setTimeout(() => {
      if (focused && hasFocus(focused)) return;
      focused = undefined;
      observer?.disconnect();
    });
  };

  if (element.contains(document.activeElement)) watch({ target: document.activeElement });
  element.addEventListener('focusin', watch, { signal: ended.signal });
  element.addEventListener('focusout', forget, { signal: ended.signal });
  return () => {
    restore();
    observer?.disconnect();
    ended.abort();
  };
};
