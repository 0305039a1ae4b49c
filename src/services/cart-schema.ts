import { array, looseObject, nullish, number, object, string } from 'valibot';
import type { InferOutput } from 'valibot';

/** A cart as cart/get gives it (wire: Quote, cart, order). */
export const cart = object({
  guid: nullish(string()),
  items: array(looseObject({ code: string(), qty: number() })),
  addOns: nullish(array(looseObject({ code: string() })), () => []),
  totals: nullish(looseObject({})),
});

export type Cart = InferOutput<typeof cart>;
