import { array, boolean, nullish, number, object, picklist, string, union } from 'valibot';
import type { InferOutput } from 'valibot';
import { tolerantArray } from '../browser/tolerant-array';
import { addOn, arrival, fee, pricedItem, readyDate, saving, totals } from './price-schema';
import { money } from './promotion-schema';
import { quotedVehicle } from './vehicle-schema';

export const offeredAddOn = object({ ...addOn.entries, isAdded: boolean() });

export type OfferedAddOn = InferOutput<typeof offeredAddOn>;

const figure = union([money, number(), string()]);

/** A change of a cart as the host returns it. */
export const cartChange = object({
  /** The code of the article, fee, or add-on, the discount's friendly ID, or empty for the tax. */
  code: string(),
  field: picklist(['price', 'stock', 'discount', 'fee', 'tax', 'addOn', 'readyDate']),
  /** A number for the stock, a date for readyDate (empty if there is none); otherwise an amount. */
  from: figure,
  to: figure,
});

/** A change since the host last returned the cart; the host reports each one once. */
export interface CartChange extends InferOutput<typeof cartChange> {
  /** Whether a move to another store caused it; `moveCart` sets it, not the host. */
  readonly isByMove?: boolean;
}

const cartItem = object({
  ...pricedItem.entries,
  packageId: string(),
  brand: string(),
  name: string(),
  /** Number in stock at the cart's store. */
  stock: number(),
  /** Number of the stores nearby that have the article, as in a search; absent if the host doesn't return it. */
  storesNearby: nullish(number()),
  readyDate,
  arrival,
  /** The manufacturer's number. */
  part_number: nullish(string()),
});

export type CartItem = InferOutput<typeof cartItem>;

/** A cart as the cart calls return it (`docs/service-contract.md#quotes-carts-and-orders`). */
export const cart = object({
  guid: string(),
  tireQuoteId: string(),
  storeNumber: string(),
  vehicle: nullish(quotedVehicle),
  items: tolerantArray('items', cartItem, { needsValidEntry: true }),
  /** The services that were added. */
  addOns: tolerantArray('addOns', addOn),
  services: nullish(array(string()), () => []),
  fees: tolerantArray('fees', fee),
  discounts: tolerantArray('discounts', saving),
  totals,
  rebates: tolerantArray('rebates', saving),
  changes: tolerantArray('changes', cartChange),
  /** When all items are ready. */
  readyDate,
  /** ISO 8601: one hour after the last call that named the cart. */
  expires: string(),
});

export interface Cart extends Omit<InferOutput<typeof cart>, 'changes'> {
  readonly changes: readonly CartChange[];
}

/** A cart after a merge; `refused` lists the other cart's articles and add-ons that couldn't be added. */
export const mergedCart = object({
  ...cart.entries,
  refused: tolerantArray(
    'refused',
    object({ code: string(), qty: number(), message: nullish(string(), '') }),
  ),
});

export type MergedCart = InferOutput<typeof mergedCart>;
