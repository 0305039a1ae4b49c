/** Scrolls an element that has just appeared into view, for example from behind a bar. Can be the ref of a React element. */
export const scrollIntoView = (element: Element | null): void =>
  element?.scrollIntoView({ block: 'nearest' });

/**
 * Scrolls an element into view that replaces most of the page, and keeps the browser from restoring the scroll
 * position of the longer page, which would be below it. Can be the ref of a React element.
 */
export const scrollShortPage = (element: Element | null): void => {
  if (!element) return;
  history.scrollRestoration = 'manual';
  // On a page that scrolls smoothly, a restoration that has begun goes on until another scroll.
  scrollTo({ top: scrollY, behavior: 'instant' });
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
};
