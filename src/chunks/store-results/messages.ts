import { defineTexts } from '../../language/define-texts';
import type { Store } from '../../services/store-schema';

export const RESULTS_LABELS = defineTexts('storeResults', {
  heading: 'Stores',
  loading: 'Loading stores',
  map: 'Map of the stores in the list, marked by number',
  /** Shows or hides the map where it has no room beside the list. */
  showMap: 'Map',
  /** The label of a pin, which selects its store in the list. */
  pin: '{number}: {store}',
  showMore: 'Show {count, plural, one {# more store} other {# more stores}}',
  /** The link to the tires that the visitor left to choose a store. */
  backToTires: 'Back to your tires',
  searchWithin: 'Search within {miles, number} miles',
});

/** Labels of a store's actions. Screen readers read the longer ones. */
export const STORE_LABELS = defineTexts('storeResults.store', {
  mine: 'My store',
  makeMine: 'Make my store',
  directions: 'Directions',
  directionsTo: 'Directions to {store}',
  schedule: 'Schedule',
  scheduleAt: 'Schedule at {store}',
  call: 'Call {store} at {phone}',
});

/** The labels of the button on a store's own page. */
export const STORE_PAGE_LABELS = defineTexts('storePage', {
  mine: 'This is your store',
  makeMine: 'Make this my store',
});

/** Returns the name of a store, or without one its address or number, so that a list can tell stores apart. */
export const getStoreName = ({
  storeName,
  address,
  storeNumber,
}: Pick<Store, 'storeName' | 'address' | 'storeNumber'>): string =>
  storeName || address || storeNumber;
