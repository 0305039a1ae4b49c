import { defineTexts } from '../../language/define-texts';

export const LABELS = defineTexts('myStore', {
  /** The label in the header while the name of my store is unknown. */
  mine: 'My store',
  /** The label in the header without a store. */
  find: 'Find a store',
  /** The end of the label in the header, after the store's name. */
  change: 'Change',
  notOpened: "My store didn't open. Use the link to go to its page.",
  noStoreTitle: 'Find your store',
  noStore: 'Choose a store to see its prices, stock, and hours.',
  /** In the panel, below a store that the visitor hasn't chosen. */
  guessed: 'Prices and stock are for this store until you choose yours.',
  zip: 'Store near a zip code',
  submit: 'Find my store',
  allStores: 'See all stores',
  directions: 'Directions',
  schedule: 'Schedule an appointment',
});
