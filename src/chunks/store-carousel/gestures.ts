import type { Slides } from './slides';

/** Pixels from which a touch is a swipe. */
const SWIPE = 10;

/** Moves the slides as a visitor has asked for. */
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
  /** Checks whether Swiper has loaded, and handles what begins now. */
  readonly isReady: () => boolean;
  /** Called when a press has ended, with what it asks for. */
  readonly onEnd: (move?: Move) => void;
}

/** Returns the position on the scrollbar, from 0 to 1, at which the center of its handle is at `x`. */
const getPosition = (scrollbar: HTMLElement, x: number): number => {
  const { left, width } = scrollbar.getBoundingClientRect();
  const handle = scrollbar.firstElementChild?.getBoundingClientRect().width ?? 0;
  return width > handle ? (x - left - handle / 2) / (width - handle) : 0;
};

/**
 * Follows swipes and presses on the scrollbar that begin before Swiper has loaded. It doesn't handle
 * them, so what they ask for happens when they end.
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
    const across = clientX - from.x;
    if (Math.abs(across) < Math.max(SWIPE, Math.abs(clientY - from.y))) return undefined;
    return (slides) => (across < 0 ? slides.showNext() : slides.showPrevious());
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
      // A mouse has pointed at the carousel before, and may drag a link of a card.
      if (event.pointerType !== 'mouse') begin(event, false);
    },
    { signal },
  );
  scrollbar.addEventListener('pointerdown', (event) => begin(event, true), { signal });
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
  return () => press !== undefined;
};
