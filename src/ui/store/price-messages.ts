/** Names the store of the prices, which may be only the nearest one. @param storeName empty if unknown */
export const formatPricesAt = (storeName: string): string =>
  `Prices and stock at ${storeName || 'your store'}.`;

/** The link that leads from a store's prices to other stores. */
export const CHANGE_STORE = 'Change store';
