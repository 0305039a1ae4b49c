import type { TireList } from './cards';
import { createControls, type Controls } from './controls';
import { DEFAULT_NAME } from './messages';
import { saveAttributes, saveClasses, setAttributes } from './restore';

export const SLIDE_CLASS = 'bsro-carousel__slide';
export const TRACK_CLASS = 'bsro-carousel__track';

let frameCount = 0;

/** Returns the name that the CMS gives the list. */
const getName = (container: HTMLElement, track: HTMLElement): string =>
  track.getAttribute('aria-label')?.trim() ||
  container.querySelector('h2,h3,h4')?.textContent?.trim() ||
  DEFAULT_NAME;

/** Returns the height of the scrollbar of the CMS's list; 0 if the browser shows none. */
const measureScrollbar = (track: HTMLElement): number => {
  const { borderTopWidth, borderBottomWidth } = getComputedStyle(track);
  const borders = (parseFloat(borderTopWidth) || 0) + (parseFloat(borderBottomWidth) || 0);
  return Math.max(0, Math.round(track.offsetHeight - track.clientHeight - borders));
};

const isListItem = (element: HTMLElement): boolean => element.tagName === 'LI';

export interface Frame {
  /** Contains the viewport and the controls. */
  carousel: HTMLElement;
  viewport: HTMLElement;
  controls: Controls;
  /** Restores the list. */
  undo: () => void;
}

/** Wraps the CMS's list in a viewport with controls and adds ARIA roles and labels. */
export const frameList = (container: HTMLElement, { track, slides }: TireList): Frame => {
  // Measured before the classes change, because Firefox scrolls the page if a layout is forced in between.
  const scrollbarHeight = measureScrollbar(track);
  if (track.scrollLeft !== 0) track.scrollLeft = 0;
  const restore = [track, ...slides].flatMap((element) => [
    saveClasses(element),
    saveAttributes(element, ['style']),
  ]);

  frameCount += 1;
  const id = track.id || `bsro-carousel-${frameCount}`;
  const carousel = document.createElement('div');
  carousel.className = 'bsro-carousel';
  setAttributes(carousel, {
    role: 'group',
    'aria-roledescription': 'carousel',
    'aria-label': getName(container, track),
  });
  carousel.style.setProperty('--bsro-carousel-count', `${slides.length}`);
  const viewport = document.createElement('div');
  viewport.className = 'bsro-carousel__viewport';
  const controls = createControls(id);

  // The carousel replaces the tab stop and the name of the scrollable list.
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
  // Keeps the space of the removed scrollbar, to prevent a layout shift.
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
  return { carousel, viewport, controls, undo };
};
