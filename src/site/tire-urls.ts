/** Size in CSS pixels, format, scale, and crop of a tire image. */
export interface TireImageOptions {
  width: number;
  height: number;
  format?: 'svg' | 'png' | 'webp';
  scale?: number;
  crop?: string;
}

const toSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\+/g, 'plus')
    .replace(/[^a-z0-9]/g, '');

/** Returns the URL of a tire's image at angle 60 (CARO-5). */
export const getTireImageUrl = (
  brand: string,
  pattern: string,
  { width, height, format = 'svg', scale = 1, crop }: TireImageOptions,
): string =>
  `/is/image/tires/${toSlug(brand)}-${toSlug(pattern)}-60?wid=${width}&hei=${height}&fmt=${format}&scl=${scale}` +
  (crop === undefined ? '' : `&crop=${encodeURIComponent(crop)}`);

/** Returns the URL of a tire's detail page (TDP-1). */
export const getTireDetailUrl = (brand: string, name: string, article: string): string =>
  `/tires/brands/${toSlug(brand)}/${toSlug(name)}/${encodeURIComponent(article)}/`;

/** Path of the page with the tire decision guide. */
export const TIRE_GUIDE_PAGE = '/tires/guide/';
