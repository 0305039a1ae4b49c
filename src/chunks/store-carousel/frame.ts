import type { TireList } from './cards';
import { createControls, type Controls } from './controls';
import { keepAttributes, keepClasses, setAttributes } from './restore';

export const SLIDE_CLASS = 'bsro-carousel__slide';
export const TRACK_CLASS = 'bsro-carousel__track';

let frames = 0;

/** What the CMS calls its list. */
const nameOf = (container: HTMLElement, track: HTMLElement): string =>
  track.getAttribute('aria-label')?.trim() ||
  container.querySelector('h2,h3,h4')?.textContent?.trim() ||
  'Tires near you';

/** Height of the scrollbar below the CMS's list, where the browser shows one; else 0. */
const measureScrollbar = (track: HTMLElement): number => {
  const { borderTopWidth, borderBottomWidth } = getComputedStyle(track);
  const borders = (parseFloat(borderTopWidth) || 0) + (parseFloat(borderBottomWidth) || 0);
  return Math.max(0, Math.round(track.offsetHeight - track.clientHeight - borders));
};

const isListItem = (element: HTMLElement): boolean => element.tagName === 'LI';

export interface Frame {
  viewport: HTMLElement;
  controls: Controls;
  /** Gives the list back as it was. */
  undo: () => void;
}

/** Puts the CMS's own list into a viewport, with controls below and names for what is what. */
export const frameList = (container: HTMLElement, { track, slides }: TireList): Frame => {
  // Whatever asks for the layout comes first: while the classes change the slides have none, and
  // Firefox moves the page for it.
  const scrollbarHeight = measureScrollbar(track);
  if (track.scrollLeft !== 0) track.scrollLeft = 0;
  const restore = [track, ...slides].flatMap((element) => [
    keepClasses(element),
    keepAttributes(element, ['style']),
  ]);

  frames += 1;
  const id = track.id || `bsro-carousel-${frames}`;
  const carousel = document.createElement('div');
  carousel.className = 'bsro-carousel';
  setAttributes(carousel, {
    role: 'group',
    'aria-roledescription': 'carousel',
    'aria-label': nameOf(container, track),
  });
  const viewport = document.createElement('div');
  viewport.className = 'bsro-carousel__viewport';
  const controls = createControls(id);

  // As a scrollable list it had a focus stop and a name of its own; the carousel has them now.
  const undoTrack = setAttributes(
    track,
    track.getAttribute('role') === 'group'
      ? { id, tabindex: null, role: null, 'aria-label': null }
      : { id, tabindex: null },
  );
  const undoSlides = slides.map((slide, index) =>
    setAttributes(slide, {
      inert: null,
      ...(isListItem(slide)
        ? {}
        : {
            role: 'group',
            'aria-roledescription': 'slide',
            'aria-label': `${index + 1} of ${slides.length}`,
          }),
    }),
  );
  // The list's own scrollbar goes: its room stays, so that nothing below moves.
  if (scrollbarHeight > 0) carousel.style.paddingBlockEnd = `${scrollbarHeight}px`;
  slides.forEach((slide) => slide.classList.add(SLIDE_CLASS));
  track.classList.add(TRACK_CLASS);
  track.before(carousel);
  viewport.append(track);
  carousel.append(viewport, controls.row);

  const undo = () => {
    carousel.replaceWith(track);
    for (const step of [...restore, undoTrack, ...undoSlides]) step();
  };
  return { viewport, controls, undo };
};
