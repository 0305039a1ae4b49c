import { nullish, number, object, picklist, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { money } from './promotion-schema';

/** A fee of an order (`docs/service-contract.md#prices-of-an-order`). */
export const fee = object({
  code: string(),
  name: string(),
  price: money,
  per: picklist(['tire', 'order']),
  total: money,
});

export type Fee = InferOutput<typeof fee>;

/** An instant saving or a mail-in rebate; its amount is positive. */
export const saving = object({ friendlyId: string(), displayName: string(), amount: money });

export type Saving = InferOutput<typeof saving>;

/** An article of an order with its prices. */
export const pricedItem = object({
  /** The front and rear of a pair share a package. Empty if the host doesn't return it. */
  packageId: nullish(string(), ''),
  code: string(),
  size: string(),
  qty: number(),
  /** What one tire costs: the sale price, if there is one. */
  price: money,
  /** The price before an instant saving; absent without a sale price. */
  regularPrice: nullish(money),
  total: money,
});

/** The sums of an order: total = items + addOns + fees - discounts + tax. */
export const totals = object({
  items: money,
  addOns: money,
  fees: money,
  discounts: money,
  tax: money,
  total: money,
});

export type Totals = InferOutput<typeof totals>;
