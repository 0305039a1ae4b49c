import { whenNear } from '../../browser/viewport';
import type { StoreCarouselAttributes } from '../../mounts/placeholders/store-carousel';
import type { RootProps } from '../../mounts/schema/placeholder';
import { findTires } from './cards';
import './carousel.css';
import { addPictures } from './pictures';
import { announcePrices } from './prices';
import { startSlider } from './slider';

/**
 * Turns the CMS's list of tires near a store into a carousel (CARO-1..5). Requests prices when it is
 * first visible; leaves a container without tires unchanged.
 */
export default function enhance({
  attributes,
  element,
}: RootProps<StoreCarouselAttributes>): () => void {
  const list = findTires(element);
  if (!list) return () => undefined;
  const cleanups = [addPictures(list.cards), startSlider(element, list)];
  let wasVisible = false;
  const stopObserving = whenNear(element, '0px', () => {
    if (wasVisible) return;
    wasVisible = true;
    stopObserving();
    cleanups.push(announcePrices(attributes.storeId, list.cards));
  });
  cleanups.push(stopObserving);
  return () => cleanups.forEach((step) => step());
}
