import { getTireImageUrl } from '../../site/picture-urls';
import { saveAttributes } from '../../ui/cms/attributes';
import type { TireCard } from './cards';

/** Requested image size in CSS pixels; the stylesheet scales it down. */
const IMAGE_SIZE = { width: 240, height: 240 } as const;

/** Checks whether the author has left the image's URL to the bundle. */
const isMissingSource = (image: HTMLImageElement): boolean => !image.getAttribute('src')?.trim();

const addPicture = ({ element, brand, tireName }: TireCard): (() => void) => {
  const existing = element.querySelector('img');
  if (existing && !isMissingSource(existing)) return () => undefined;
  const image = existing ?? new Image();
  const restore = saveAttributes(image, ['alt', 'loading', 'decoding', 'width', 'height', 'src']);
  // The tire's name is beside the image, so the image is decorative.
  if (!image.hasAttribute('alt')) image.alt = '';
  image.loading = 'lazy';
  image.decoding = 'async';
  image.width = IMAGE_SIZE.width;
  image.height = IMAGE_SIZE.height;
  image.src = getTireImageUrl(brand, tireName, { ...IMAGE_SIZE, scale: 1, crop: 'center' });
  if (existing) return restore;
  image.className = 'bsro-carousel__picture';
  element.prepend(image);
  return () => image.remove();
};

/** Adds tire images to the cards without one (CARO-5); returns the undo function. */
export const addPictures = (cards: readonly TireCard[]): (() => void) => {
  const cleanups = cards.map(addPicture);
  return () => cleanups.forEach((remove) => remove());
};
