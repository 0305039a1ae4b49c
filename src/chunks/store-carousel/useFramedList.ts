import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { saveAttributes, setAttributes, writeAttribute } from '../../ui/cms/attributes';
import type { TireList } from './cards';
import { LABELS } from './messages';

export const SLIDE_CLASS = 'bsro-carousel__slide';
export const TRACK_CLASS = 'bsro-carousel__track';

/** Class names that the carousel and Swiper add to the CMS's elements. */
const OWN_CLASS = /^(swiper-|bsro-carousel__)/;

/**
 * Saves the classes of an element; returns the function that removes those of the carousel. Keeps
 * the changes of other scripts.
 */
const saveClasses = (element: Element): (() => void) => {
  const text = element.getAttribute('class');
  const original = [...element.classList];
  return () => {
    const current = [...element.classList].filter(
      (name) => original.includes(name) || !OWN_CLASS.test(name),
    );
    const isUnchanged = current.join(' ') === original.join(' ');
    writeAttribute(element, 'class', isUnchanged ? text : current.join(' '));
  };
};

const isListItem = (element: HTMLElement): boolean => element.tagName === 'LI';

/** Adds the carousel's classes, roles, and labels to the CMS's list; returns the function that restores it. */
const labelList = ({ track, slides }: TireList, id: string): (() => void) => {
  if (track.scrollLeft !== 0) track.scrollLeft = 0;
  const restore = [track, ...slides].flatMap((element) => [
    saveClasses(element),
    saveAttributes(element, ['style']),
  ]);
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
            'aria-roledescription': LABELS.slide,
            'aria-label': LABELS.slideName({ number: index + 1, count: slides.length }),
          }),
    }),
  );
  slides.forEach((slide) => slide.classList.add(SLIDE_CLASS));
  track.classList.add(TRACK_CLASS);
  return () => {
    for (const step of [...restore, undoTrack, ...undoSlides]) step();
  };
};

interface FrameRefs {
  /** Where React renders the carousel, which then takes the place of the list. */
  readonly home: RefObject<HTMLElement | null>;
  readonly carousel: RefObject<HTMLElement | null>;
  readonly viewport: RefObject<HTMLElement | null>;
}

/**
 * Puts the carousel in the place of the CMS's list, wherever authors wrote it, and the list into the carousel's
 * viewport; restores the list when the carousel ends.
 */
export const useFramedList = (
  list: TireList,
  id: string,
  { home, carousel, viewport }: FrameRefs,
): void => {
  useLayoutEffect(() => {
    const [place, frame, inside] = [home.current, carousel.current, viewport.current];
    if (!place || !frame || !inside) return undefined;
    const restoreList = labelList(list, id);
    frame.style.setProperty('--bsro-carousel-count', `${list.slides.length}`);
    list.track.before(frame);
    inside.append(list.track);
    return () => {
      frame.replaceWith(list.track);
      place.append(frame);
      restoreList();
    };
  }, [list, id, home, carousel, viewport]);
};
