import { SITE_ROOT } from './pages';

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

const toSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\+/g, 'plus')
    .replace(/[^a-z0-9]/g, '');

/** Returns the URL of a tire's image (CARO-5). */
export const getTireImageUrl = (
  brand: string,
  pattern: string,
  { width, height, format = 'svg', scale = 1, crop, angle = 60 }: TireImageOptions,
): string =>
  `/is/image/tires/${toSlug(brand)}-${toSlug(pattern)}-${angle}?wid=${width}&hei=${height}&fmt=${format}&scl=${scale}` +
  (crop === undefined ? '' : `&crop=${encodeURIComponent(crop)}`);

/** Returns a `srcset` of a tire's image for screens with one and two pixels per CSS pixel. */
export const getTireImageSet = (
  brand: string,
  pattern: string,
  options: Omit<TireImageOptions, 'scale'>,
): string =>
  [1, 2]
    .map((scale) => `${getTireImageUrl(brand, pattern, { ...options, scale })} ${scale}x`)
    .join(', ');

/**
 * Returns the URL of the picture of a type's tread, whose height is 1.25 times its width.
 * @param type a type of the decision guide, such as `allSeason`
 */
export const getTireTypeImageUrl = (
  type: string,
  { width, format, scale }: { width: number; format: 'avif' | 'webp'; scale: number },
): string => `/is/image/tire-types/${type}?wid=${width}&fmt=${format}&scl=${scale}`;

/** Returns the URL of a tire's detail page (TDP-1). */
export const getTireDetailUrl = (brand: string, name: string, article: string): string =>
  `${SITE_ROOT}/tires/brands/${toSlug(brand)}/${toSlug(name)}/${encodeURIComponent(article)}/`;

export const TIRE_GUIDE_PAGE = `${SITE_ROOT}/tires/guide/`;

/** Path of the page with the tires in a size (SRCH-5). */
export const SIZE_TIRES_PAGE = `${SITE_ROOT}/tires/size/`;

interface SearchedSize {
  readonly cs: number;
  readonly ar: number;
  readonly rs: number;
}

/** Returns the URL of the page with the tires in a size, or in the two sizes of a pair (SRCH-5). */
export const getSizeTiresUrl = ({ cs, ar, rs }: SearchedSize, rear?: SearchedSize): string => {
  const query = new URLSearchParams({ cs: `${cs}`, ar: `${ar}`, rs: `${rs}` });
  if (rear) {
    query.set('rearCs', `${rear.cs}`);
    query.set('rearAr', `${rear.ar}`);
    query.set('rearRs', `${rear.rs}`);
  }
  return `${SIZE_TIRES_PAGE}?${query}`;
};

/** Path of the page with the tires for a vehicle (SRCH-5). */
export const VEHICLE_TIRES_PAGE = `${SITE_ROOT}/tires/vehicle/`;

interface SearchedVehicle {
  readonly year: number;
  readonly make?: string;
  readonly model?: string;
  readonly trim?: string;
}

/**
 * Returns the URL of the page with the tires that fit a vehicle (SRCH-5).
 * @param page the URL of the search by vehicle, without a query
 */
export const getVehicleTiresUrl = (
  { year, make = '', model = '', trim = '' }: SearchedVehicle,
  page: string = VEHICLE_TIRES_PAGE,
): string =>
  `${page}?${new URLSearchParams({ year: `${year}`, make, model, ...(trim && { trim }) })}`;
