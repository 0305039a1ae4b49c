import { defineTexts } from '../../language/define-texts';

export const STORE_LABELS = defineTexts('store', {
  pricesAt: 'Prices and stock at {store}.',
  pricesAtYours: 'Prices and stock at your store.',
  /** The link to other stores, next to the store that the prices are for. */
  change: 'Change store',
  loading: 'Loading the store…',
  failed: "The store didn't load.",
  /** The name of a store whose name and city are unknown. */
  unnamed: 'My store',
});

/** Names the store that the prices are for: my store or the nearest one. @param store its name; empty if unknown */
export const formatPricesAt = (store: string): string =>
  store ? STORE_LABELS.pricesAt({ store }) : STORE_LABELS.pricesAtYours;
