import { withIndex } from '../../browser/with-index';
import { keepFocus, releaseFocus } from '../../browser/keep-focus';
import { shareLoad } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import { setText } from '../../ui/html/set-text';
import { setBusy } from '../../ui/loading/aria-busy';
import type { TireList } from './cards';
import { frameList } from './frame';
import { followGestures } from './gestures';
import type { Move } from './gestures';
import { getSlidesPerView } from './layout';
import { formatPosition } from './messages';
import type { Slides } from './slides';

const load = () => import(/* webpackChunkName: "carousel-slides" */ './slides');

/** Events that suggest that the visitor is about to use the carousel, so that Swiper loads. */
const INTENT_EVENTS = ['pointerenter', 'pointerdown', 'focusin'] as const;

const setDisabled = (button: HTMLButtonElement, disabled: boolean): void =>
  // `disabled` would blur a focused button.
  button.setAttribute('aria-disabled', String(disabled));

/**
 * Starts the carousel on the CMS's list (CARO-4). Hidden slides are inert for keyboards and screen
 * readers. Swiper loads when a visitor points at the carousel, touches it, or focuses it
 * (docs/performance.md); presses and swipes until then take effect once it has loaded. If it can't be
 * loaded, the CMS's list is restored, which scrolls without it.
 * @returns a function that restores the list
 */
export const startSlider = (container: HTMLElement, list: TireList): (() => void) => {
  const count = list.slides.length;
  const frame = frameList(container, list);
  const { carousel, viewport, controls } = frame;
  const { row, previous, next, scrollbar, status } = controls;
  const controller = new AbortController();
  const { signal } = controller;
  const loadOnce = shareLoad(load);
  /** The visitor's moves, which wait until Swiper has loaded and no press is in progress. */
  const moves: Move[] = [];
  let slides: Slides | undefined;

  const show = (first: number, end: number): void => {
    for (const [index, slide] of withIndex(list.slides)) {
      slide.toggleAttribute('inert', index < first || index >= end);
    }
    setDisabled(previous, first === 0);
    setDisabled(next, end === count);
    // Unused controls keep the space that the page reserves for them, so that nothing moves.
    row.style.visibility = end - first === count ? 'hidden' : '';
    const text = formatPosition(first + 1, end, count);
    setText(status, text);
  };
  const showFirst = (): void => {
    if (!slides) show(0, Math.min(getSlidesPerView(window.innerWidth), count));
  };
  const restoreList = (): void => {
    if (signal.aborted) return;
    controller.abort();
    slides?.destroy();
    frame.undo();
  };
  const makeMoves = (): void => {
    if (!slides || isPressed()) return;
    for (const button of [previous, next]) setBusy(button, false);
    for (const move of moves.splice(0)) move(slides);
  };
  const loadSwiper = (): void => {
    if (slides) return;
    loadOnce().then(
      ({ createSlides }) => {
        if (signal.aborted) return;
        slides ??= createSlides(frame, count, show);
        makeMoves();
      },
      (error: unknown) => {
        if (signal.aborted) return;
        report(error, { source: 'store-carousel', during: 'chunk', element: container });
        keepFocus(container);
        restoreList();
        releaseFocus(container);
      },
    );
  };
  const request = (move: Move): void => {
    moves.push(move);
    loadSwiper();
    makeMoves();
  };

  const isPressed = followGestures({
    viewport,
    scrollbar,
    signal,
    isReady: () => slides !== undefined,
    onEnd: (move) => {
      if (move) request(move);
      else makeMoves();
    },
  });
  for (const type of INTENT_EVENTS) carousel.addEventListener(type, loadSwiper, { signal });
  previous.addEventListener('click', () => {
    if (!slides) setBusy(previous, true);
    request((ready) => ready.showPrevious());
  });
  next.addEventListener('click', () => {
    if (!slides) setBusy(next, true);
    request((ready) => ready.showNext());
  });
  addEventListener('resize', showFirst, { signal });
  showFirst();
  return restoreList;
};
