import { cleanValue } from '../domain/text/clean-text';
import { STORE_MESSAGES } from '../domain/stores/messages';
import { toZip5 } from '../domain/text/zip';
import { parseCityState } from './city-state';
import type { CityState } from './city-state';
import { FORM_MESSAGES } from './messages';

/** A store search: near a five-digit zip, or in a city. */
export type StoreSearch = { readonly zip: string } | CityState;

/**
 * Parses a store search: a zip, or "city, state" (FIND-2). Text without a comma counts as a zip if it
 * has no letters or starts with a digit.
 * @returns the search, or the message for invalid text (VAL-4, VAL-7, FIND-6)
 */
export const parseStoreSearch = (text: string): StoreSearch | { readonly problem: string } => {
  const typed = cleanValue(text);
  if (typed === '') return { problem: FORM_MESSAGES.required };
  if (typed.includes(',') || /^[^\d]*\p{L}/u.test(typed)) {
    return parseCityState(typed) ?? { problem: STORE_MESSAGES.invalidCity };
  }
  const zip = toZip5(typed);
  return zip === undefined ? { problem: STORE_MESSAGES.invalidZip({ value: typed }) } : { zip };
};
