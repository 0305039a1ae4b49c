import { readProfileCookie } from '../../browser/profile-cookie';
import { getDefaultZip, getSiteName } from '../../site/brands';
import { RADIUS } from '../../site/display-map';
import type { MapSearch } from '../../site/display-map';
import { SELECTED } from '../../site/local-store';
import { parseMapQuery } from '../../validation/map-search';
import { toZip5 } from '../../validation/zip';

/**
 * Returns the search of the page's query, or else a search around the visitor's zip, the author's,
 * or the site's default.
 * @returns an error message for an invalid query
 */
export const getSearch = (
  query: URLSearchParams,
  authorZip: string | undefined,
): MapSearch | { readonly problem: string } => {
  const { search, problem } = parseMapQuery(query);
  if (search) return search;
  if (problem !== undefined) return { problem };
  const site = getSiteName(document);
  const place = readProfileCookie(site)?.location;
  const own = place?.locationLvl === SELECTED ? place.myZip : place?.autoZip;
  const zip = toZip5(own ?? '') ?? toZip5(authorZip ?? '') ?? getDefaultZip(site);
  return { zip, radius: RADIUS.first };
};
