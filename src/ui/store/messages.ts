/** Formats the name of the store that the prices are for: my store or the nearest one. @param storeName empty if unknown */
export const formatPricesAt = (storeName: string): string =>
  `Prices and stock at ${storeName || 'your store'}.`;

/** Label of the link to other stores, next to the store that the prices are for. */
export const CHANGE_STORE = 'Change store';

/** The states of a store summary. */
export const SUMMARY_MESSAGES = {
  loading: 'Loading the store…',
  failed: "The store didn't load.",
} as const;

/** The name of a store whose name and city are unknown. */
export const UNNAMED_STORE = 'My store';
