import { SITE_ROOT } from './pages';

/** Returns a brand's or a tire's name as it is in URLs. */
export const toSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\+/g, 'plus')
    .replace(/[^a-z0-9]/g, '');

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
