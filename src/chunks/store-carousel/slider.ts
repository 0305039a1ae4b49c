import Swiper from 'swiper';
import { Scrollbar } from 'swiper/modules';
import type { TireList } from './cards';
import { frameList, SLIDE_CLASS, TRACK_CLASS } from './frame';
import { breakpoints, GAP } from './layout';
import { formatPosition } from './messages';

const SPEED_MS = 200;

const getSpeed = (): number =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SPEED_MS;

const setDisabled = (button: HTMLButtonElement, disabled: boolean): void =>
  // `disabled` would blur a focused button.
  button.setAttribute('aria-disabled', String(disabled));

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

/**
 * Starts the carousel on the CMS's list (CARO-4). Hidden slides are inert for keyboards and screen
 * readers.
 * @returns a function that restores the list
 */
export const startSlider = (container: HTMLElement, list: TireList): (() => void) => {
  const { slides } = list;
  const { viewport, controls, undo } = frameList(container, list);
  const { row, previous, next, scrollbar, status } = controls;

  const show = (swiper: Swiper) => {
    const [first, end] = getVisibleRange(swiper, slides.length);
    slides.forEach((slide, index) => slide.toggleAttribute('inert', index < first || index >= end));
    setDisabled(previous, swiper.isBeginning);
    setDisabled(next, swiper.isEnd);
    // Unused controls keep their space: the page reserves it, and nothing moves.
    row.style.visibility = swiper.isLocked ? 'hidden' : '';
    const text = formatPosition(first + 1, end, slides.length);
    if (status.textContent !== text) status.textContent = text;
  };

  const swiper = new Swiper(viewport, {
    modules: [Scrollbar],
    wrapperClass: TRACK_CLASS,
    slideClass: SLIDE_CLASS,
    loop: false,
    spaceBetween: GAP,
    slidesPerView: 1,
    slidesPerGroup: 1,
    breakpoints,
    speed: getSpeed(),
    scrollbar: { el: scrollbar, draggable: true, hide: false },
    on: {
      init: show,
      slideChange: show,
      breakpoint: show,
      resize: show,
      toEdge: show,
      fromEdge: show,
      lock: show,
      unlock: show,
    },
  });
  previous.addEventListener('click', () => swiper.slidePrev(getSpeed()));
  next.addEventListener('click', () => swiper.slideNext(getSpeed()));

  return () => {
    // Swiper's own cleanup would remove the author's inline styles; `undo` restores everything.
    swiper.destroy(true, false);
    undo();
  };
};
