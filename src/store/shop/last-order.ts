import { object, safeParse, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { readItem, writeItem } from '../../browser/storage';

/** The order that this browser placed last, for tabs that still show its cart. */
export const LAST_ORDER_KEY = 'bsro-last-order';

/** Milliseconds that what belongs to a cart is kept: as long as the cart lives. */
export const CART_LIFETIME = 3_600_000;

const lastOrder = object({ guid: string(), orderNumber: string() });

/** A placed order with the cart it was placed from. */
export type LastOrder = InferOutput<typeof lastOrder>;

/** Reads the order that this browser placed within the last hour. */
export const readLastOrder = (): LastOrder | undefined => {
  const parsed = safeParse(lastOrder, readItem(LAST_ORDER_KEY, CART_LIFETIME));
  return parsed.success ? parsed.output : undefined;
};

export const saveLastOrder = (order: LastOrder): void => {
  writeItem(LAST_ORDER_KEY, order, CART_LIFETIME);
};
