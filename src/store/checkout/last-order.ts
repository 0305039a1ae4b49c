import { object, safeParse, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { readItem, writeItem } from '../../browser/storage';
import { LAST_ORDER_KEY } from './forget-checkout';

/** Lifetime of a cart and of the items that belong to it, in milliseconds. */
export const CART_LIFETIME = 3_600_000;

const lastOrder = object({ guid: string(), orderNumber: string() });

/** A placed order and the GUID of its cart. */
export type LastOrder = InferOutput<typeof lastOrder>;

/** Reads the order that this browser placed within the last hour. */
export const readLastOrder = (): LastOrder | undefined => {
  const parsed = safeParse(lastOrder, readItem(LAST_ORDER_KEY, CART_LIFETIME));
  return parsed.success ? parsed.output : undefined;
};

export const saveLastOrder = (order: LastOrder): void => {
  writeItem(LAST_ORDER_KEY, order, CART_LIFETIME);
};
