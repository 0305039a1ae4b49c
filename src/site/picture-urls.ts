import { toSlug } from './tire-urls';

/** Size in CSS pixels, format, scale, and crop of a tire image. */
export interface TireImageOptions {
  width: number;
  height: number;
  format?: 'svg' | 'png' | 'avif' | 'webp';
  scale?: number;
  crop?: string;
  /** 0 shows the side, 60 side and tread (CARO-5), 90 the tread alone. */
  angle?: 0 | 60 | 90;
}

/** Returns the URL of a tire's image (CARO-5). */
export const getTireImageUrl = (
  brand: string,
  pattern: string,
  { width, height, format = 'svg', scale = 1, crop, angle = 60 }: TireImageOptions,
): string =>
  `/is/image/tires/${toSlug(brand)}-${toSlug(pattern)}-${angle}?wid=${width}&hei=${height}&fmt=${format}&scl=${scale}` +
  (crop === undefined ? '' : `&crop=${encodeURIComponent(crop)}`);

/**
 * Returns the URL of the picture of a type's tread, whose height is 1.25 times its width.
 * @param type a type of the decision guide, such as `allSeason`
 */
export const getTireTypeImageUrl = (
  type: string,
  { width, format, scale }: { width: number; format: 'avif' | 'webp'; scale: number },
): string => `/is/image/tire-types/${type}?wid=${width}&fmt=${format}&scl=${scale}`;

/** Returns the URL of a service's picture, which is half as wide again as it is high. */
export const getServicePictureUrl = (
  serviceId: string,
  { width, format, scale }: { width: number; format: 'avif' | 'webp'; scale: number },
): string =>
  `/is/image/services/${encodeURIComponent(serviceId)}?wid=${width}&fmt=${format}&scl=${scale}`;
