import { useEffect, useLayoutEffect, useState } from 'react';
import { whenNear } from '../../browser/viewport';
import type { StoreCarouselAttributes } from '../../mounts/placeholders/store-carousel';
import type { RootProps } from '../../mounts/schema/placeholder';
import { CmsContent } from '../../ui/loading/CmsContent';
import { useLazy } from '../../ui/loading/useLazy';
import { findTires } from './cards';
import type { TireList } from './cards';
import { Carousel } from './Carousel';
import { LABELS } from './messages';
import { addPictures } from './pictures';
import { announcePrices } from './prices';
import './carousel.css';

const loadSlides = () => import(/* webpackChunkName: "carousel-slides" */ './slides');

/** Returns the name that the CMS gives the list. */
const getName = (container: HTMLElement, track: HTMLElement): string =>
  track.getAttribute('aria-label')?.trim() ||
  container.querySelector('h2,h3,h4')?.textContent?.trim() ||
  LABELS.name;

/** Returns the height of the scrollbar of the CMS's list; 0 if the browser shows none. */
const measureScrollbar = (track: HTMLElement): number => {
  const { borderTopWidth, borderBottomWidth } = getComputedStyle(track);
  const borders = (parseFloat(borderTopWidth) || 0) + (parseFloat(borderBottomWidth) || 0);
  return Math.max(0, Math.round(track.offsetHeight - track.clientHeight - borders));
};

interface Tires {
  readonly list: TireList;
  readonly name: string;
  readonly scrollbarHeight: number;
}

/** The lists by the CMS's nodes. They are measured only once, because a root that is rendered anew has moved them. */
const measuredTires = new WeakMap<readonly ChildNode[], Tires | undefined>();

const readTires = (element: HTMLElement, cms: readonly ChildNode[]): Tires | undefined => {
  if (!measuredTires.has(cms)) {
    const list = findTires(cms);
    const tires = list && {
      list,
      name: getName(element, list.track),
      scrollbarHeight: measureScrollbar(list.track),
    };
    measuredTires.set(cms, tires);
  }
  return measuredTires.get(cms);
};

/** Adds the pictures of the tires and, when the element is first visible, requests their prices. */
const useTires = (element: HTMLElement, list: TireList | undefined, storeId: string): void => {
  useLayoutEffect(() => (list ? addPictures(list.cards) : undefined), [list]);
  useEffect(() => {
    if (!list) return undefined;
    let stopAnnouncing: (() => void) | undefined;
    const stopObserving = whenNear(element, '0px', () => {
      stopAnnouncing ??= announcePrices(storeId, list.cards);
    });
    return () => {
      stopObserving();
      stopAnnouncing?.();
    };
  }, [element, list, storeId]);
};

/**
 * Turns the CMS's list of tires near a store into a carousel (CARO-1..5). Swiper loads when a visitor points at the
 * carousel, touches it, or focuses it (docs/performance.md). If it can't be loaded, the CMS's list comes back, which
 * scrolls without it. A container without tires stays as it is.
 */
export default function StoreCarousel({
  attributes: { storeId },
  element,
  cms,
}: RootProps<StoreCarouselAttributes>) {
  // Measured before the first render moves the list.
  const [tires] = useState(() => readTires(element, cms));
  const slides = useLazy(loadSlides, 'store-carousel', element);
  useTires(element, tires?.list, storeId);

  return (
    <>
      <CmsContent nodes={cms} />
      {tires && slides.status !== 'failed' && (
        <Carousel {...tires} createSlides={slides.module?.createSlides} onIntent={slides.request} />
      )}
    </>
  );
}
