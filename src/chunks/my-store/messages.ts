import { defineTexts } from '../../language/define-texts';

export const LABELS = defineTexts('myStore', {
  /** The label in the header while the city of my store is unknown. */
  mine: 'My store',
  /** The label in the header without a store. */
  find: 'Find a store',
  notOpened: "My store didn't open. Use the link to go to its page.",
  noStoreTitle: 'Find your store',
  noStore: 'Choose a store to see its prices, stock, and hours.',
  zip: 'Store near a zip code',
  submit: 'Find my store',
  allStores: 'See all stores',
  directions: 'Directions',
  schedule: 'Schedule an appointment',
});
