import type { Slides } from './slides';

/** Minimum distance of a swipe, in pixels. */
const MIN_SWIPE_DISTANCE = 10;

/** Moves the slides as the visitor has requested. */
export type Move = (slides: Slides) => void;

/** A press that began before Swiper had loaded. */
interface Press {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly isOnScrollbar: boolean;
}

interface GestureOptions {
  readonly viewport: HTMLElement;
  readonly scrollbar: HTMLElement;
  readonly signal: AbortSignal;
  /** Checks whether Swiper has loaded, so that it handles new presses itself. */
  readonly isReady: () => boolean;
  /** Called when a press has ended, with the move that it requests, if any. */
  readonly onEnd: (move?: Move) => void;
}

/** Returns the scrollbar's position, from 0 to 1, that puts the center of its handle at `x`. */
const getPosition = (scrollbar: HTMLElement, x: number): number => {
  const { left, width } = scrollbar.getBoundingClientRect();
  const handle = scrollbar.firstElementChild?.getBoundingClientRect().width ?? 0;
  return width > handle ? (x - left - handle / 2) / (width - handle) : 0;
};

/**
 * Tracks swipes and presses on the scrollbar that begin before Swiper has loaded. Swiper doesn't handle
 * them, so the move that they request is made when they end.
 * @returns a function that checks whether there is such a press
 */
export const followGestures = ({
  viewport,
  scrollbar,
  signal,
  isReady,
  onEnd,
}: GestureOptions): (() => boolean) => {
  let press: Press | undefined;

  const begin = (event: PointerEvent, isOnScrollbar: boolean): void => {
    if (isReady() || press || event.button !== 0) return;
    press = { pointer: event.pointerId, x: event.clientX, y: event.clientY, isOnScrollbar };
  };
  const getMove = (from: Press, { clientX, clientY }: PointerEvent): Move | undefined => {
    if (from.isOnScrollbar) return (slides) => slides.showAt(getPosition(scrollbar, clientX));
    const deltaX = clientX - from.x;
    if (Math.abs(deltaX) < Math.max(MIN_SWIPE_DISTANCE, Math.abs(clientY - from.y)))
      return undefined;
    return (slides) => (deltaX < 0 ? slides.showNext() : slides.showPrevious());
  };
  const end = (event: PointerEvent): void => {
    if (!press || press.pointer !== event.pointerId) return;
    const move = event.type === 'pointerup' ? getMove(press, event) : undefined;
    press = undefined;
    onEnd(move);
  };

  viewport.addEventListener(
    'pointerdown',
    (event) => {
      // A mouse has already loaded Swiper by hovering over the carousel, and may drag a card's link.
      if (event.pointerType !== 'mouse') begin(event, false);
    },
    { signal },
  );
  scrollbar.addEventListener('pointerdown', (event) => begin(event, true), { signal });
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
  return () => press !== undefined;
};
