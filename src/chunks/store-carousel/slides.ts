import Swiper from 'swiper';
import { Scrollbar } from 'swiper/modules';
import { GAP, getSlidesPerView } from './layout';
import { SLIDE_CLASS, TRACK_CLASS } from './useFramedList';

const SPEED_MS = 200;

const getSpeed = (): number =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SPEED_MS;

/** Returns the index of the first visible slide, and of the one after the last. */
const getVisibleRange = (
  { activeIndex, isBeginning, isEnd, isLocked, params }: Swiper,
  count: number,
): [first: number, end: number] => {
  const perView = typeof params.slidesPerView === 'number' ? params.slidesPerView : count;
  if (isLocked || perView >= count) return [0, count];
  if (isBeginning) return [0, perView];
  // The last group repeats slides of the one before.
  return isEnd ? [count - perView, count] : [activeIndex, activeIndex + perView];
};

export interface Slides {
  readonly showPrevious: () => void;
  readonly showNext: () => void;
  /** Shows the slides at a position of the scrollbar, from 0 to 1. */
  readonly showAt: (position: number) => void;
  readonly destroy: () => void;
}

/**
 * Lets visitors move the slides of a framed list by swiping, by its buttons, and by its scrollbar (CARO-4).
 * @param show receives the index of the first visible slide, and of the one after the last, whenever
 * they may have changed
 */
export const createSlides = (
  viewport: HTMLElement,
  scrollbar: HTMLElement,
  count: number,
  show: (first: number, end: number) => void,
): Slides => {
  const update = (swiper: Swiper): void => show(...getVisibleRange(swiper, count));
  const getCount = (): { slidesPerView: number; slidesPerGroup: number } => {
    const slides = getSlidesPerView(window.innerWidth, viewport.clientWidth);
    return { slidesPerView: slides, slidesPerGroup: slides };
  };
  const swiper = new Swiper(viewport, {
    modules: [Scrollbar],
    wrapperClass: TRACK_CLASS,
    slideClass: SLIDE_CLASS,
    loop: false,
    spaceBetween: GAP,
    ...getCount(),
    speed: getSpeed(),
    scrollbar: { el: scrollbar, draggable: true, hide: false },
    on: {
      init: update,
      slideChange: update,
      // Swiper then measures the slides.
      beforeResize: ({ params }) => void Object.assign(params, getCount()),
      resize: update,
      toEdge: update,
      fromEdge: update,
      lock: update,
      unlock: update,
    },
  });
  return {
    showPrevious: () => void swiper.slidePrev(getSpeed()),
    showNext: () => void swiper.slideNext(getSpeed()),
    showAt(position) {
      swiper.setProgress(position, 0);
      swiper.slideToClosest(getSpeed());
    },
    // Swiper's own cleanup would remove the author's inline styles; the frame restores everything.
    destroy: () => void swiper.destroy(true, false),
  };
};
