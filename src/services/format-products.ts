import type { TireQuantity } from '../site/installation-url';

/** Formats tires as the services expect them in a query: `100:4`, or `200:2,201:2` for a pair. */
export const formatProducts = (products: readonly TireQuantity[]): string =>
  products.map(({ code, qty }) => `${code}:${qty}`).join(',');
