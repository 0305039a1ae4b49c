import { BREAKPOINTS } from '../../site/breakpoints';

/** Pixels between two slides (CARO-4). */
export const GAP = 20;

/** Number of slides that are shown and moved at once, by the minimum window width in CSS pixels (CARO-4). */
export const SLIDES_FROM = {
  320: 1,
  [BREAKPOINTS.carouselTablet.min]: 3,
  [BREAKPOINTS.carouselDesktop.min]: 4,
} as const;

export const breakpoints = Object.fromEntries(
  Object.entries(SLIDES_FROM).map(([width, slides]) => [
    width,
    { slidesPerView: slides, slidesPerGroup: slides },
  ]),
);

export const getSlidesPerView = (windowWidth: number): number =>
  Object.entries(SLIDES_FROM).reduce(
    (shown, [width, slides]) => (windowWidth >= Number(width) ? slides : shown),
    1,
  );
