/** What a visitor who looks for a store is told; the one home of each text (FIND-4, FIND-6). */

/** The text is no zip code. @param value as it was typed */
export const invalidZip = (value: string): string => `Invalid zip code: ${value}`;

/** The place is known, or not, but no store is near it. */
export const noStoresFound = (zip: string): string => `No stores found for zip: ${zip}`;

/** No store is in that city. @param state its code */
export const noStoresIn = (city: string, state: string): string =>
  `No stores found in ${city}, ${state}`;

/** A list of stores could not be asked for. */
export const STORES_NOT_LOADED =
  'The stores could not be loaded. Check your connection and try again.';

/** The call that makes the store nearest to a zip my store did not work. */
export const settingStoreFailed = (message: string): string =>
  `Error setting store by zip: ${message}`;

/** Confirms that a store is my store now. */
export const getStoreSelectedMessage = (storeName: string): string =>
  `${storeName} is now your store.`;

/** A store that was chosen by its number could not be made my store. */
export const STORE_NOT_SET = 'This store could not be set as yours. Please try again.';

/** The text is no pair of city and state, separated by a comma. */
export const INVALID_CITY_AND_STATE = 'Invalid city and state';

/** Nothing is known of where the visitor is. */
export const LOCATION_UNKNOWN =
  'Location services appear to be disabled or not supported for this browser. ' +
  'Enter a zip code and/or enable location services.';
