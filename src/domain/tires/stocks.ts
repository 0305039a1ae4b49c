/**
 * Stock of an article, best first: a set here, less than a set here, a set at the brand's other stores, or
 * neither.
 */
export const STOCKS = ['InStock', 'LowStock', 'OrderIn', 'Unavailable'] as const;

export type Stock = (typeof STOCKS)[number];
