import { defineTexts } from '../../language/define-texts';
import { formatTenths } from '../../language/numbers';
import { RADIUS } from './display-map';
import type { MapSearch } from './display-map';
import { STORE_MESSAGES } from './messages';

const LIST_TEXTS = defineTexts('stores.list', {
  nearZip: '{count, plural, one {# store} other {# stores}} near {zip}',
  withinMiles:
    '{count, plural, one {# store} other {# stores}} within {miles, number} miles of {zip}',
  inCity: '{count, plural, one {# store} other {# stores}} in {city}, {state}',
  nearYou: '{count, plural, one {# store} other {# stores}} near you',
  noneNearYou: 'No stores found near you',
  checkZip: 'Check the zip code, or enter a city and state.',
  checkSpelling: 'Check the spelling, or enter a zip code.',
  distance: '{miles} miles',
});

/** Formats the number of stores found: `12 stores near 80122`. */
export const formatStoreCount = (count: number, search: MapSearch): string => {
  if ('zip' in search) {
    const { zip, radius: miles } = search;
    return miles === RADIUS.first
      ? LIST_TEXTS.nearZip({ count, zip })
      : LIST_TEXTS.withinMiles({ count, miles, zip });
  }
  return 'city' in search
    ? LIST_TEXTS.inCity({ count, city: search.city, state: search.state })
    : LIST_TEXTS.nearYou({ count });
};

/** Returns the message for a search without results (FIND-6). */
export const formatNoStores = (search: MapSearch): string => {
  if ('zip' in search) return STORE_MESSAGES.notFoundForZip({ zip: search.zip });
  return 'city' in search
    ? STORE_MESSAGES.notFoundInCity({ city: search.city, state: search.state })
    : LIST_TEXTS.noneNearYou;
};

export const getSearchHint = (search: MapSearch): string =>
  'zip' in search ? LIST_TEXTS.checkZip : LIST_TEXTS.checkSpelling;

/** Formats miles with one decimal; empty if the distance is unknown. */
export const formatDistance = (miles: number | null | undefined): string =>
  miles === null || miles === undefined ? '' : LIST_TEXTS.distance({ miles: formatTenths(miles) });
