const observers: Record<string, IntersectionObserver> = {};
const callbacks = new WeakMap<Element, () => void>();

/** Calls back as if the element were near the viewport. */
export const callNear = (element: Element): void => callbacks.get(element)?.();

/**
 * Checks for an empty element without area, which never intersects the viewport. The boxes come last, because reading
 * those of an element that the browser hasn't laid out, such as one far below, forces a layout.
 */
const isEmpty = ({ target, boundingClientRect: { width, height } }: IntersectionObserverEntry) =>
  !(width * height) && !target.innerHTML.trim() && target.getClientRects().length > 0;

/**
 * Calls back whenever an element comes within `margin` of the viewport. All elements with the same
 * margin share one observer.
 * @returns a function that stops observing
 */
export const whenNear = (element: Element, margin: string, callback: () => void): (() => void) => {
  const observer = (observers[margin] ??= new IntersectionObserver(
    (entries) => {
      // Checks all entries first: once a callback has changed the page, a check would force a layout.
      const near = entries.filter((entry) => entry.isIntersecting || isEmpty(entry));
      for (const { target } of near) callNear(target);
    },
    { rootMargin: margin },
  ));
  callbacks.set(element, callback);
  observer.observe(element);
  return () => observer.unobserve(element);
};
