import { BREAKPOINTS } from '../../site/breakpoints';

/** Pixels between two slides (CARO-4). */
export const GAP = 20;

/** Number of slides that are shown and moved at once, by the minimum window width in CSS pixels (CARO-4). */
export const SLIDES_FROM = {
  320: 1,
  [BREAKPOINTS.carouselTablet.min]: 3,
  [BREAKPOINTS.carouselDesktop.min]: 4,
} as const;

/** The least width of one of several slides, in CSS pixels. A theme's narrow column has fewer slides. */
const MIN_SLIDE = 160;

const fits = (slides: number, width: number): boolean =>
  slides === 1 || slides * (MIN_SLIDE + GAP) - GAP <= width;

/**
 * Returns the number of slides in view, as in carousel.css.
 * @param width the carousel's width; 0 while it is hidden
 */
export const getSlidesPerView = (windowWidth: number, width: number): number =>
  Object.entries(SLIDES_FROM).reduce(
    (shown, [from, slides]) =>
      windowWidth >= Number(from) && (width === 0 || fits(slides, width)) ? slides : shown,
    1,
  );
