import { nullish, number, object, picklist, pipe, regex, string } from 'valibot';
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

/** A service that an order adds to its tires. */
export const addOn = object({ code: string(), name: string(), price: money });

/** An instant saving or a mail-in rebate; its amount is positive. */
export const saving = object({ friendlyId: string(), displayName: string(), amount: money });

export type Saving = InferOutput<typeof saving>;

/** A date in the store's time zone, YYYY-MM-DD; absent if nobody has the tires (`docs/service-contract.md#arrival`). */
export const readyDate = nullish(pipe(string(), regex(/^\d{4}-\d\d-\d\d$/)));

/** How many tires come from the store, from stores within 50 miles, and from the brand's others. */
export const arrival = object({ here: number(), nearby: number(), brand: number() });

export type Arrival = Readonly<InferOutput<typeof arrival>>;

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

export type PricedItem = InferOutput<typeof pricedItem>;

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
