import { INVALID_CITY_AND_STATE, invalidZip } from '../site/store-messages';
import { parseCityState } from './city-state';
import type { CityState } from './city-state';
import { REQUIRED_MESSAGE } from './required';
import { zipToSend } from './zip';

/** What a visitor looks for: stores near a zip of five digits, or in a city. */
export type StoreSearch = { readonly zip: string } | CityState;

/**
 * Reads a store search field: a zip, or "city, state" (FIND-2). Without a comma, a text without
 * letters, or one that begins with a digit, is meant as a zip.
 * @returns what is looked for, or what is wrong with the text (VAL-4, VAL-7, FIND-6)
 */
export const parseStoreSearch = (text: string): StoreSearch | { readonly problem: string } => {
  const typed = text.trim();
  if (typed === '') return { problem: REQUIRED_MESSAGE };
  if (typed.includes(',') || /^[^\d]*\p{L}/u.test(typed)) {
    return parseCityState(typed) ?? { problem: INVALID_CITY_AND_STATE };
  }
  const zip = zipToSend(typed);
  return zip === undefined ? { problem: invalidZip(typed) } : { zip };
};
