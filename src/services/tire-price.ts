import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import { tolerantArray } from '../browser/tolerant-array';
import type { Result } from './result';
import { formatProducts } from './format-products';
import { call } from './http';
import { fee, pricedItem, readyDate, saving, totals } from './price-schema';

const tirePrice = object({
  items: tolerantArray('items', pricedItem, { needsValidEntry: true }),
  fees: tolerantArray('fees', fee),
  discounts: tolerantArray('discounts', saving),
  totals,
  rebates: tolerantArray('rebates', saving),
  /** When all items are ready. */
  readyDate,
});

/** The out-the-door price of tires at a store: `docs/service-contract.md#prices-of-an-order`. */
export type TirePrice = InferOutput<typeof tirePrice>;

/** GET tire/price. A store without tire prices refuses with 'PricingUnavailable'. */
export const getTirePrice = (
  storeNumber: string,
  products: readonly { readonly code: string; readonly qty: number }[],
): Promise<Result<TirePrice>> =>
  call({
    path: 'tire/price',
    schema: tirePrice,
    query: { storeNumber, products: formatProducts(products) },
  });
