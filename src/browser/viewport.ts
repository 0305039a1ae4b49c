const observers: Record<string, IntersectionObserver> = {};
const callbacks = new WeakMap<Element, () => void>();

/** An element of no area that has nothing to show is never near the viewport by itself. */
const isEmpty = ({ target, boundingClientRect: { width, height } }: IntersectionObserverEntry) =>
  !(width * height) && target.getClientRects().length > 0 && !target.innerHTML.trim();

/**
 * Calls back whenever an element comes within `margin` of the viewport, until aborted. All
 * elements of a margin share one observer; a browser without one sees everything at once.
 */
export const whenNear = (
  element: Element,
  margin = '',
  signal: AbortSignal,
  callback: () => void,
): void => {
  if (typeof IntersectionObserver !== 'function') {
    setTimeout(callback);
    return;
  }
  const observer = (observers[margin] ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (entry.isIntersecting || isEmpty(entry)) callbacks.get(entry.target)?.();
      }
    },
    { rootMargin: margin },
  ));
  callbacks.set(element, callback);
  observer.observe(element);
  signal.addEventListener('abort', () => observer.unobserve(element));
};
