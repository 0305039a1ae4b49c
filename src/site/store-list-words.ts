import { RADIUS } from './display-map';
import type { MapSearch } from './display-map';
import { noStoresFound, noStoresIn } from './store-messages';

const placeOf = (search: MapSearch): string => {
  if ('zip' in search) {
    return search.radius === RADIUS.first
      ? `near ${search.zip}`
      : `within ${search.radius} miles of ${search.zip}`;
  }
  return 'city' in search ? `in ${search.city}, ${search.state}` : 'near you';
};

/** How many stores a search has found: `12 stores near 80122`. */
export const foundWords = (count: number, search: MapSearch): string =>
  `${count} ${count === 1 ? 'store' : 'stores'} ${placeOf(search)}`;

/** That a search has found none (FIND-6). */
export const noneWords = (search: MapSearch): string => {
  if ('zip' in search) return noStoresFound(search.zip);
  return 'city' in search ? noStoresIn(search.city, search.state) : 'No stores found near you';
};

/** Where to go on from there. */
export const nextWords = (search: MapSearch): string =>
  'zip' in search
    ? 'Check the zip code, or enter a city and its state.'
    : 'Check the spelling, or enter a zip code.';

/** Miles to a store, by the tenth; empty where they are not known. */
export const distanceWords = (miles: number | null | undefined): string =>
  miles === null || miles === undefined ? '' : `${miles.toFixed(1)} miles`;
