const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex]';

const hasFocus = (node: Element): boolean => document.activeElement === node;

/** Takes the focus for as long as it stays: what stands here now can be read, not pressed. */
const focusWhole = (element: HTMLElement): void => {
  if (element.hasAttribute('tabindex')) {
    element.focus({ preventScroll: true });
    return;
  }
  if (!element.textContent?.trim()) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
  // What is not displayed takes no focus, and would never lose it.
  if (!hasFocus(element)) element.removeAttribute('tabindex');
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

/** Elements whose focus is kept. */
const kept = new WeakSet<Element>();

/** The node that has the focus, or had it when it was replaced, and the kept element around it. */
let focused: { readonly node: Element; readonly inside: HTMLElement } | undefined;

const restore = (): void => {
  if (focused && hasFocus(document.body)) focusEqual(focused.inside, focused.node);
};

/** One for the page, as there is one focus. */
const observer = new MutationObserver(restore);

const forget = (): void => {
  focused = undefined;
  observer.disconnect();
};

/** Follows a focus into a kept element; the element's own, which nothing in it can have, is not kept. */
const follow = (node: EventTarget | null): void => {
  if (!(node instanceof Element)) return;
  let inside = node.parentElement;
  while (inside && !kept.has(inside)) inside = inside.parentElement;
  if (!inside) return;
  forget();
  focused = { node, inside };
  observer.observe(inside, { childList: true, subtree: true });
};

/**
 * Keeps the focus inside an element whose nodes are replaced, by the first render or when data
 * arrives later: before the next paint it stands on the nearest equal of the node that is gone,
 * unless whoever replaced it has moved the focus.
 */
export const keepFocus = (element: HTMLElement): void => {
  kept.add(element);
  if (element.contains(document.activeElement)) follow(document.activeElement);
};

/**
 * Stops keeping the focus in an element. A replacement right before still counts; if nothing in the
 * element can take the focus, its nearest displayed ancestor does, so that Tab goes on from there.
 */
export const releaseFocus = (element: HTMLElement): void => {
  kept.delete(element);
  if (focused?.inside !== element) return;
  restore();
  forget();
  let ancestor = element.parentElement;
  while (ancestor && ancestor !== document.body && hasFocus(document.body)) {
    focusWhole(ancestor);
    ancestor = ancestor.parentElement;
  }
};

document.addEventListener('focusin', ({ target }) => follow(target));
document.addEventListener('focusout', () => {
  // Some browsers tell of a removal as they tell of a visitor who goes; the observer is earlier.
  setTimeout(() => {
    if (focused && !hasFocus(focused.node)) forget();
  });
});
