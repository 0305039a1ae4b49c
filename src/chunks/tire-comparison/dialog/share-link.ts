import { SIZE_TIRES_PAGE } from '../../../site/tire-addresses';
import { VEHICLE_TIRES_PAGE } from '../../../site/vehicle-tires-address';
import { formatComparisonHash } from '../../../tires/comparison-hash';

/** The parameters of each results page that say what is searched for (SRCH-5). */
const SEARCHES: Readonly<Record<string, readonly string[]>> = {
  [SIZE_TIRES_PAGE]: ['cs', 'ar', 'rs', 'rearCs', 'rearAr', 'rearRs'],
  [VEHICLE_TIRES_PAGE]: ['year', 'make', 'model', 'trim'],
};

/**
 * Creates the URL that opens a comparison on the same page. Of the page's query it keeps only the search of
 * a results page: the query of other pages may name the visitor's quote, vehicle, zip, and store.
 * @param page the page's URL
 */
export const createShareLink = (page: string, ids: readonly string[]): string => {
  const { origin, pathname, searchParams } = new URL(page);
  const names = SEARCHES[pathname] ?? [];
  const search = new URLSearchParams([...searchParams].filter(([name]) => names.includes(name)));
  const query = `${search}`;
  return `${origin}${pathname}${query && `?${query}`}#${formatComparisonHash(ids)}`;
};
