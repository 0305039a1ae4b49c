import { looseObject, nullish, number, object, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { tolerantArray } from '../browser/tolerant-array';

/** A service or product sold with the tires. */
export const addOn = looseObject({ code: string() });

/** A cart as cart/get returns it (`docs/service-contract.md#quotes-carts-and-orders`). */
export const cart = object({
  guid: nullish(string()),
  items: tolerantArray('items', looseObject({ code: string(), qty: number() }), {
    needsValidEntry: true,
  }),
  addOns: nullish(tolerantArray('addOns', addOn), () => []),
  totals: nullish(looseObject({})),
});

export type Cart = InferOutput<typeof cart>;
