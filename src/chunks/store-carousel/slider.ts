import { startTimer } from '../../browser/clock';
import type { TireList } from './cards';
import { frameList, DRAGGED_CLASS, STOP_CLASS } from './frame';
import { GAP, getSlidesInView, onSlidesInViewChange } from './layout';
import { formatPosition } from './messages';
import { createScrollbar } from './scrollbar';

/** Milliseconds without a scroll event after which the slides rest. */
const REST_MS = 100;

const getBehavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

const setDisabled = (button: HTMLButtonElement, disabled: boolean): void =>
  // `disabled` would blur a focused button.
  button.setAttribute('aria-disabled', String(disabled));

/**
 * Starts the carousel on the CMS's list, which the browser scrolls and snaps to groups of slides
 * (CARO-4). Hidden slides are inert for keyboards and screen readers.
 * @returns a function that restores the list
 */
export const startSlider = (container: HTMLElement, list: TireList): (() => void) => {
  const { slides, track } = list;
  const count = slides.length;
  let inView = getSlidesInView();
  /** The index of the first slide in view. */
  let first = 0;
  let isDragged = false;
  let cancelRest = (): void => undefined;

  /** Returns the width of a slide and the gap after it. */
  const getStep = (): number => (track.clientWidth + GAP) / inView;
  const toStop = (index: number): number => Math.max(0, Math.min(index, count - inView));

  const scrollTo = (index: number, behavior: ScrollBehavior): void => {
    first = index;
    showRange();
    track.scrollTo({ left: index * getStep(), behavior });
    awaitRest();
  };
  const scrollbar = createScrollbar({
    onDrag(share) {
      isDragged = true;
      track.classList.add(DRAGGED_CLASS);
      track.scrollLeft = share * count * getStep();
    },
    onRelease() {
      isDragged = false;
      const group = Math.round(track.scrollLeft / getStep() / inView);
      scrollTo(toStop(group * inView), getBehavior());
    },
  });
  const { controls, undo } = frameList(container, list, scrollbar.root);
  const { row, previous, next, status } = controls;

  const showRange = (): void => {
    const end = Math.min(first + inView, count);
    slides.forEach((slide, index) => slide.toggleAttribute('inert', index < first || index >= end));
    setDisabled(previous, first === 0);
    setDisabled(next, end === count);
    const text = formatPosition(first + 1, end, count);
    if (status.textContent !== text) status.textContent = text;
  };
  const rest = (): void => {
    if (isDragged) return;
    track.classList.remove(DRAGGED_CLASS);
    first = toStop(Math.round(track.scrollLeft / getStep()));
    showRange();
  };
  const awaitRest = (): void => {
    cancelRest();
    cancelRest = startTimer(REST_MS, rest);
  };
  const showLayout = (): void => {
    inView = getSlidesInView();
    first = toStop(first - (first % inView));
    track.style.setProperty('--bsro-carousel-in-view', `${inView}`);
    slides.forEach((slide, index) => slide.classList.toggle(STOP_CLASS, index % inView === 0));
    // Unused controls keep their space: the page reserves it, and nothing moves.
    row.style.visibility = count > inView ? '' : 'hidden';
    scrollbar.show(first, inView, count);
    showRange();
  };

  track.style.setProperty('--bsro-carousel-gap', `${GAP}px`);
  showLayout();
  const stopFollowing = onSlidesInViewChange(() => {
    showLayout();
    scrollTo(first, 'instant');
  });
  const listening = new AbortController();
  track.addEventListener(
    'scroll',
    () => {
      scrollbar.show(track.scrollLeft / getStep(), inView, count);
      awaitRest();
    },
    { passive: true, signal: listening.signal },
  );
  previous.addEventListener('click', () =>
    scrollTo(toStop((Math.ceil(first / inView) - 1) * inView), getBehavior()),
  );
  next.addEventListener('click', () =>
    scrollTo(toStop((Math.floor(first / inView) + 1) * inView), getBehavior()),
  );

  return () => {
    stopFollowing();
    listening.abort();
    cancelRest();
    undo();
  };
};
