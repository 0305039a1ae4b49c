/** Pixels between two slides (CARO-4). */
export const GAP = 20;

/** Slides shown and moved at once, by the minimum window width in CSS pixels (CARO-4). */
export const SLIDES_FROM = { 320: 1, 768: 3, 1024: 4 } as const;

const layouts = Object.entries(SLIDES_FROM).map(([width, slides]) => ({
  query: `(min-width: ${width}px)`,
  slides,
}));

/** Returns the number of slides that a window of this width shows at once. */
export const getSlidesInView = (): number =>
  layouts.findLast(({ query }) => matchMedia(query).matches)?.slides ?? 1;

/** Calls back when the number may have changed. @returns a function that stops it */
export const onSlidesInViewChange = (callback: () => void): (() => void) => {
  const listening = new AbortController();
  for (const { query } of layouts) {
    matchMedia(query).addEventListener('change', callback, { signal: listening.signal });
  }
  return () => listening.abort();
};
