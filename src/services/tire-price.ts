import { number, object, picklist, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { tolerantArray } from '../browser/tolerant-array';
import type { Result } from './result';
import { call } from './http';
import { money } from './promotion-schema';

const saving = object({ friendlyId: string(), displayName: string(), amount: money });

const tirePrice = object({
  items: tolerantArray(
    'items',
    object({
      code: string(),
      size: string(),
      qty: number(),
      price: money,
      total: money,
    }),
    { needsValidEntry: true },
  ),
  fees: tolerantArray(
    'fees',
    object({
      code: string(),
      name: string(),
      price: money,
      per: picklist(['tire', 'order']),
      total: money,
    }),
  ),
  discounts: tolerantArray('discounts', saving),
  totals: object({ items: money, fees: money, discounts: money, tax: money, total: money }),
  rebates: tolerantArray('rebates', saving),
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
    query: { storeNumber, products: products.map(({ code, qty }) => `${code}:${qty}`).join(',') },
  });
