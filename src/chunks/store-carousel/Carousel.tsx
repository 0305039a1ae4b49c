import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { whenResized } from '../../browser/when-resized';
import { withIndex } from '../../browser/with-index';
import type { TireList } from './cards';
import { Controls } from './Controls';
import type { Direction } from './Controls';
import { followGestures } from './gestures';
import type { Move } from './gestures';
import { getSlidesPerView } from './layout';
import { LABELS } from './messages';
import type { createSlides as CreateSlides, Slides } from './slides';
import { useFramedList } from './useFramedList';

/** Events that suggest that the visitor is about to use the carousel, so that Swiper loads. */
const INTENT_EVENTS = ['pointerenter', 'pointerdown', 'focusin'] as const;

const MOVES: Readonly<Record<Direction, Move>> = {
  previous: (slides) => slides.showPrevious(),
  next: (slides) => slides.showNext(),
};

/** The index of the first visible slide, and of the one after the last. */
interface Range {
  readonly first: number;
  readonly end: number;
}

const formatVisible = ({ first, end }: Range, count: number): string =>
  first + 1 < end
    ? LABELS.tires({ first: first + 1, last: end, count })
    : LABELS.oneTire({ number: end, count });

interface CarouselProps {
  list: TireList;
  name: string;
  /** Pixels that the scrollbar of the CMS's list took. */
  scrollbarHeight: number;
  createSlides: typeof CreateSlides | undefined;
  onIntent: () => void;
}

/**
 * A carousel of the CMS's list (CARO-4). Hidden slides are inert for keyboards and screen readers. Presses and swipes
 * before Swiper has loaded take effect once it has.
 */
export function Carousel({ list, name, scrollbarHeight, createSlides, onIntent }: CarouselProps) {
  const generatedId = useId();
  const id = list.track.id || generatedId;
  const home = useRef<HTMLDivElement>(null);
  const carousel = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const scrollbar = useRef<HTMLDivElement>(null);
  const count = list.slides.length;
  const getFirstRange = (element: Element): Range => ({
    first: 0,
    end: Math.min(getSlidesPerView(window.innerWidth, element.clientWidth), count),
  });
  const [{ first, end }, setRange] = useState(() => getFirstRange(list.track));
  const [busy, setBusy] = useState<readonly Direction[]>([]);
  const slides = useRef<Slides>(undefined);
  /** The visitor's moves, which wait until Swiper has loaded and no press is in progress. */
  const moves = useRef<Move[]>([]);
  const isPressed = useRef<() => boolean>(() => false);

  useFramedList(list, id, { home, carousel, viewport });
  useLayoutEffect(() => {
    for (const [index, slide] of withIndex(list.slides)) {
      slide.toggleAttribute('inert', index < first || index >= end);
    }
  }, [list, first, end]);

  const makeMoves = useEffectEvent(() => {
    const { current } = slides;
    if (!current || isPressed.current()) return;
    setBusy([]);
    for (const move of moves.current.splice(0)) move(current);
  });
  const request = (move: Move): void => {
    moves.current.push(move);
    onIntent();
  };
  const handleIntent = useEffectEvent(onIntent);
  const handleGesture = useEffectEvent((move?: Move) => {
    if (move) request(move);
    makeMoves();
  });
  const handleResize = useEffectEvent(() => {
    if (!slides.current && viewport.current) setRange(getFirstRange(viewport.current));
  });

  useEffect(() => {
    if (!carousel.current || !viewport.current || !scrollbar.current) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    isPressed.current = followGestures({
      viewport: viewport.current,
      scrollbar: scrollbar.current,
      signal,
      isReady: () => slides.current !== undefined,
      onEnd: (move) => handleGesture(move),
    });
    for (const type of INTENT_EVENTS) {
      carousel.current.addEventListener(type, () => handleIntent(), { signal });
    }
    addEventListener('resize', () => handleResize(), { signal });
    // A theme may change the width of its column alone.
    const stop = whenResized(viewport.current, () => handleResize());
    return () => {
      controller.abort();
      stop();
    };
  }, []);
  useLayoutEffect(() => {
    if (!createSlides || !viewport.current || !scrollbar.current) return undefined;
    const created = createSlides(viewport.current, scrollbar.current, count, (from, to) =>
      setRange({ first: from, end: to }),
    );
    slides.current = created;
    return () => {
      slides.current = undefined;
      created.destroy();
    };
  }, [createSlides, count]);
  useEffect(() => {
    if (createSlides) makeMoves();
  }, [createSlides]);

  const handleMove = (direction: Direction): void => {
    const { current } = slides;
    if (current) MOVES[direction](current);
    else {
      setBusy((before) => [...before, direction]);
      request(MOVES[direction]);
    }
  };

  return (
    <div ref={home} hidden>
      <div
        ref={carousel}
        className="bsro-carousel"
        role="group"
        aria-roledescription={LABELS.carousel}
        aria-label={name}
        // Keeps the space of the removed scrollbar, to prevent a layout shift.
        style={scrollbarHeight > 0 ? { paddingBlockEnd: scrollbarHeight } : {}}
      >
        <div ref={viewport} className="bsro-carousel__viewport" />
        <Controls
          listId={id}
          scrollbar={scrollbar}
          status={formatVisible({ first, end }, count)}
          isUnused={end - first === count}
          isDisabled={{ previous: first === 0, next: end === count }}
          busy={busy}
          onMove={handleMove}
        />
      </div>
    </div>
  );
}
