import { defineTexts } from '../../language/define-texts';

/** Messages of searching and selecting a store (FIND-4, FIND-6). */
export const STORE_MESSAGES = defineTexts('stores', {
  /** The typed text isn't a zip. */
  invalidZip: 'Invalid zip code: {value}',
  /** The typed text isn't a city and a state, separated by a comma. */
  invalidCity: 'Invalid city and state',
  /** A store is being selected by zip. */
  finding: 'Finding a store…',
  notFoundForZip: 'No stores found for zip: {zip}',
  notFoundInCity: 'No stores found in {city}, {state}',
  notLoaded: "The stores didn't load. Check your connection and try again.",
  selected: '{store} is now your store.',
  /** The set-store-by-zip call failed. */
  notSetByZip: 'Error setting store by zip: {reason}',
  /** The set-store-by-store-number call failed. */
  notSet: "This store couldn't be set as yours. Please try again.",
  /** The browser provides no location, and the profile has no automatic zip. */
  locationUnknown:
    'Location services appear to be disabled or not supported for this browser. Enter a zip code and/or enable location services.',
});

/** Why a store couldn't be set, by the kind of the error. */
export const SELECTION_FAILURES = defineTexts('stores.reasons', {
  network: 'no connection',
  timeout: 'the request timed out',
  shape: 'unexpected response',
  http: 'service not available',
});
