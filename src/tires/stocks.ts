/** Stock of an article: a set at this store, fewer than a set, at the brand's other stores, or none. */
export const STOCKS = ['InStock', 'LowStock', 'OrderIn', 'Unavailable'] as const;

export type Stock = (typeof STOCKS)[number];
