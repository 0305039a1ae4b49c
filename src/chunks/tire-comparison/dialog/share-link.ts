import { isPage } from '../../../site/pages';
import { SIZE_TIRES_PAGE, VEHICLE_TIRES_PAGE } from '../../../site/tire-urls';
import { formatComparisonHash } from '../../../domain/tires/comparison-hash';

/** The search parameters of each results page (SRCH-5). */
const SEARCH_PARAMETERS: readonly (readonly [page: string, names: readonly string[]])[] = [
  [SIZE_TIRES_PAGE, ['cs', 'ar', 'rs', 'rearCs', 'rearAr', 'rearRs']],
  [VEHICLE_TIRES_PAGE, ['year', 'make', 'model', 'trim']],
];

/**
 * Creates a URL that opens a comparison on the same page. Keeps only the search parameters of a results
 * page, because other parameters may contain the visitor's quote, vehicle, zip code, or store.
 */
export const createShareLink = (pageUrl: string, ids: readonly string[]): string => {
  const { origin, pathname, searchParams } = new URL(pageUrl);
  const [, names = []] = SEARCH_PARAMETERS.find(([page]) => isPage(pathname, page)) ?? [];
  const search = new URLSearchParams([...searchParams].filter(([name]) => names.includes(name)));
  const query = `${search}`;
  return `${origin}${pathname}${query && `?${query}`}#${formatComparisonHash(ids)}`;
};
