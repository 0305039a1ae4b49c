/** Messages of the store search (FIND-4, FIND-6). */

/** The text isn't a zip. @param value the text as typed */
export const formatInvalidZip = (value: string): string => `Invalid zip code: ${value}`;

/** A store is being selected by zip. */
export const FINDING_STORE = 'Finding a store…';

export const formatNoStoresFound = (zip: string): string => `No stores found for zip: ${zip}`;

/** The search in a city has no results. @param state two-letter code */
export const formatNoStoresInCity = (city: string, state: string): string =>
  `No stores found in ${city}, ${state}`;

export const STORES_NOT_LOADED = "The stores didn't load. Check your connection and try again.";

/** The set-store-by-zip call failed. */
export const formatSetStoreError = (message: string): string =>
  `Error setting store by zip: ${message}`;

/** Confirms that a store is my store now. */
export const getStoreSelectedMessage = (storeName: string): string =>
  `${storeName} is now your store.`;

/** The set-store-by-store-number call failed. */
export const STORE_NOT_SET = "This store couldn't be set as yours. Please try again.";

/** The text isn't a city and a state, separated by a comma. */
export const INVALID_CITY_AND_STATE = 'Invalid city and state';

/** The browser provides no location, and the profile has no automatic zip. */
export const LOCATION_UNKNOWN =
  'Location services appear to be disabled or not supported for this browser. ' +
  'Enter a zip code and/or enable location services.';
