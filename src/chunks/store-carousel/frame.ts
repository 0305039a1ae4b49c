import type { TireList } from './cards';
import { createControls, type Controls } from './controls';

export const SLIDE_CLASS = 'bsro-carousel__slide';
export const TRACK_CLASS = 'bsro-carousel__track';

let frames = 0;

/** What the CMS calls its list. */
const nameOf = (container: HTMLElement, track: HTMLElement): string =>
  track.getAttribute('aria-label')?.trim() ||
  container.querySelector('h2,h3,h4')?.textContent?.trim() ||
  'Tires near you';

/** Sets attributes, null for none; returns what gives the former ones back. */
const setAttributes = (
  element: HTMLElement,
  attributes: Readonly<Record<string, string | null>>,
): (() => void) => {
  const former = Object.keys(attributes).map((name) => [name, element.getAttribute(name)] as const);
  const write = ([name, value]: readonly [string, string | null]): void => {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  };
  Object.entries(attributes).forEach(write);
  return () => former.forEach(write);
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
  track.before(carousel);
  viewport.append(track);
  carousel.append(viewport, controls.row);
  track.classList.add(TRACK_CLASS);
  track.scrollLeft = 0;
  slides.forEach((slide) => slide.classList.add(SLIDE_CLASS));

  const undo = () => {
    carousel.replaceWith(track);
    track.classList.remove(TRACK_CLASS);
    slides.forEach((slide) => slide.classList.remove(SLIDE_CLASS));
    undoTrack();
    undoSlides.forEach((restore) => restore());
  };
  return { viewport, controls, undo };
};
