import { getTireImageAddress } from '../../site/tire-addresses';
import type { TireCard } from './cards';
import { keepAttributes } from './restore';

/** Size in which a tire is asked for, in CSS pixels; the style sheet scales it down. */
const PICTURE = { width: 240, height: 240 } as const;

/** Whether the author left the picture to the bundle. */
const lacksSource = (image: HTMLImageElement): boolean => !image.getAttribute('src')?.trim();

const addPicture = ({ element, brand, tireName }: TireCard): (() => void) => {
  const existing = element.querySelector('img');
  if (existing && !lacksSource(existing)) return () => undefined;
  const image = existing ?? new Image();
  const restore = keepAttributes(image, ['alt', 'loading', 'decoding', 'width', 'height', 'src']);
  // The name stands beside the picture: an empty text keeps it from being read twice.
  if (!image.hasAttribute('alt')) image.alt = '';
  image.loading = 'lazy';
  image.decoding = 'async';
  image.width = PICTURE.width;
  image.height = PICTURE.height;
  image.src = getTireImageAddress(brand, tireName, { ...PICTURE, scale: 1, crop: 'center' });
  if (existing) return restore;
  image.className = 'bsro-carousel__picture';
  element.prepend(image);
  return () => image.remove();
};

/** Gives every card that has no picture of the CMS its tire's (CARO-5); returns the undo. */
export const addPictures = (cards: readonly TireCard[]): (() => void) => {
  const undo = cards.map(addPicture);
  return () => undo.forEach((remove) => remove());
};
