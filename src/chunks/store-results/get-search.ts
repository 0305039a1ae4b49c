import { readProfileCookie } from '../../services/profile-cookie';
import { getDefaultZip, getSiteName } from '../../site/brands';
import { RADIUS } from '../../domain/stores/display-map';
import type { MapSearch } from '../../domain/stores/display-map';
import { SELECTED_LEVEL } from '../../domain/stores/local-store';
import { parseMapQuery } from '../../validation/map-search';
import { toZip5 } from '../../domain/text/zip';

/**
 * Returns the search in the page's query, or else a search around the visitor's zip, the author's zip,
 * or the site's default zip. For an invalid query, returns an error message.
 */
export const getSearch = (
  query: URLSearchParams,
  authorZip: string | undefined,
): MapSearch | { readonly problem: string } => {
  const { search, problem } = parseMapQuery(query);
  if (search) return search;
  if (problem !== undefined) return { problem };
  const site = getSiteName(document);
  const profileLocation = readProfileCookie(site)?.location;
  const visitorZip =
    profileLocation?.locationLvl === SELECTED_LEVEL
      ? profileLocation.myZip
      : profileLocation?.autoZip;
  const zip = toZip5(visitorZip) ?? toZip5(authorZip) ?? getDefaultZip(site);
  return { zip, radius: RADIUS.first };
};
