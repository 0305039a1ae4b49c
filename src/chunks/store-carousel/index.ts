import { whenNear } from '../../browser/viewport';
import type { StoreCarouselAttributes } from '../../mounts/placeholders/store-carousel';
import type { RootProps } from '../../mounts/schema/placeholder';
import { findTires } from './cards';
import './carousel.css';
import { addPictures } from './pictures';
import { announcePrices } from './prices';
import { startSlider } from './slider';

/**
 * The carousel of tires near a store (CARO-1..5), made of the CMS's own list. Prices are asked for
 * the first time it is seen; a container without tires stays as it is.
 */
export default function enhance({
  attributes,
  element,
}: RootProps<StoreCarouselAttributes>): () => void {
  const list = findTires(element);
  if (!list) return () => undefined;
  const undo = [addPictures(list.cards), startSlider(element, list)];
  let isSeen = false;
  const stopLooking = whenNear(element, '0px', () => {
    if (isSeen) return;
    isSeen = true;
    stopLooking();
    undo.push(announcePrices(attributes.storeId, list.cards));
  });
  undo.push(stopLooking);
  return () => undo.forEach((step) => step());
}
