import { RADIUS } from './display-map';
import type { MapSearch } from './display-map';
import { formatNoStoresFound, formatNoStoresInCity } from './messages';

const formatPlace = (search: MapSearch): string => {
  if ('zip' in search) {
    return search.radius === RADIUS.first
      ? `near ${search.zip}`
      : `within ${search.radius} miles of ${search.zip}`;
  }
  return 'city' in search ? `in ${search.city}, ${search.state}` : 'near you';
};

/** Formats the number of stores found: `12 stores near 80122`. */
export const formatStoreCount = (count: number, search: MapSearch): string =>
  `${count} ${count === 1 ? 'store' : 'stores'} ${formatPlace(search)}`;

/** Returns the message for a search without results (FIND-6). */
export const formatNoStores = (search: MapSearch): string => {
  if ('zip' in search) return formatNoStoresFound(search.zip);
  return 'city' in search
    ? formatNoStoresInCity(search.city, search.state)
    : 'No stores found near you';
};

/** Suggests what to try after a search without results. */
export const getSearchHint = (search: MapSearch): string =>
  'zip' in search
    ? 'Check the zip code, or enter a city and state.'
    : 'Check the spelling, or enter a zip code.';

/** Formats miles with one decimal; empty if the distance is unknown. */
export const formatDistance = (miles: number | null | undefined): string =>
  miles === null || miles === undefined ? '' : `${miles.toFixed(1)} miles`;
