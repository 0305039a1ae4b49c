const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex]';

const hasFocus = (node: Element | undefined): boolean => document.activeElement === node;

/** Focuses an element without scrolling to it. */
const focus = (element: HTMLElement | undefined): void => element?.focus({ preventScroll: true });

const getText = ({ textContent }: Element): string => textContent.trim();

/** Focuses the whole element, which contains text but no control, until it loses the focus. */
const focusWhole = (element: HTMLElement): void => {
  if (element.hasAttribute('tabindex')) {
    focus(element);
    return;
  }
  if (!getText(element)) return;
  const reset = (): void => element.removeAttribute('tabindex');
  element.tabIndex = -1;
  element.addEventListener('blur', reset, { once: true });
  focus(element);
  // A hidden element can't be focused, and would never blur.
  if (!hasFocus(element)) reset();
};

/** A node that has the focus, or had it when it was replaced, and the element inside which it is kept. */
interface Focused {
  readonly node: Element;
  readonly inside: HTMLElement;
}

const isField = (node: Element): boolean => node.matches('input,select,textarea');

/** Checks whether two fields take the same data, as far as their HTML says so. */
const isSameField = (node: Element, lost: Element): boolean =>
  node.localName === lost.localName &&
  ['name', 'type'].every((name) => node.getAttribute(name) === lost.getAttribute(name)) &&
  !!node.getAttribute('name');

/**
 * If nothing has the focus, focuses the best replacement of the focused node: the node itself, or else the first
 * with the same ID; of a field, the one with the same name; of a link or a button, the first with the same text or tag,
 * or else the first. Without one, focuses the whole element: a key press meant for a field must not change another
 * control.
 */
const restore = ({ node: lost, inside }: Focused): void => {
  if (!hasFocus(document.body)) return;
  const nodes = [...inside.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const others = isField(lost) ? [] : nodes.filter((node) => !isField(node));
  const replacement =
    nodes.find((node) => node === lost) ??
    nodes.find(({ id }) => id && id === lost.id) ??
    nodes.find((node) => isField(lost) && isSameField(node, lost)) ??
    others.find((node) => getText(node) && getText(node) === getText(lost)) ??
    others.find(({ localName }) => localName === lost.localName) ??
    others[0];
  focus(replacement);
  if (hasFocus(document.body)) focusWhole(inside);
};

/** The elements inside which the focus is kept. */
const kept = new WeakSet<Element>();

let focused: Focused | undefined;

/**
 * One observer for the page, because there is only one focus; elements without the focus may stay observed. It ignores
 * changes that a visitor causes by leaving a field, such as an error message: they are reported before the next field
 * has the focus.
 */
const observer = new MutationObserver((records) => {
  for (const { removedNodes } of records) {
    for (const node of removedNodes) if (focused && node.contains(focused.node)) restore(focused);
  }
});

/** Records the focused node if it is inside an element in `kept`, but not if it is that element itself. */
const follow = (node: EventTarget | null): void => {
  if (!(node instanceof Element)) return;
  let inside = node.parentElement;
  while (inside && !kept.has(inside)) inside = inside.parentElement;
  if (!inside) return;
  focused = { node, inside };
  observer.observe(inside, { childList: true, subtree: true });
};

/**
 * Keeps the focus inside an element whose nodes are replaced by the first render or by later data.
 * Before the next paint, the best replacement of the removed node gets the focus, unless other code
 * has moved it.
 */
export const keepFocus = (element: HTMLElement): void => {
  kept.add(element);
  follow(document.activeElement);
};

/** If nothing has the focus, focuses the nearest displayed element around a place, so that Tab continues from there. */
export const focusNearest = (place: HTMLElement | null): void => {
  if (!place || place === document.body || !hasFocus(document.body)) return;
  focusWhole(place);
  focusNearest(place.parentElement);
};

/**
 * Stops keeping the focus in an element. If the focused node was just removed, its replacement still gets
 * the focus; if nothing in the element can, the nearest displayed ancestor does.
 */
export const releaseFocus = (element: HTMLElement): void => {
  kept.delete(element);
  if (focused?.inside !== element) return;
  restore(focused);
  focused = undefined;
  focusNearest(element.parentElement);
};

document.addEventListener('focusin', ({ target }) => follow(target));
document.addEventListener('focusout', () => {
  // Some browsers also fire focusout for a removed node; the observer runs before this task.
  setTimeout(() => {
    if (!hasFocus(focused?.node)) focused = undefined;
  });
});
