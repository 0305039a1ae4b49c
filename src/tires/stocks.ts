/** Stock of an article: here, here but fewer than a set, at the brand's other stores, or neither. */
export const STOCKS = ['InStock', 'LowStock', 'OrderIn', 'Unavailable'] as const;

export type Stock = (typeof STOCKS)[number];
