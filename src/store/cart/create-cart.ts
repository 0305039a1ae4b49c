import { nanoid } from '@reduxjs/toolkit';
import { addAddOn, createCart } from '../../services/cart';
import type { CartProduct, CartRequest } from '../../services/cart';
import type { Cart } from '../../services/cart-schema';
import type { Result } from '../../services/result';
import { isOutcomeKnown } from '../../services/lost-response';

/** The create request whose outcome is unknown. */
let unsettled: { readonly content: string; readonly key: string } | undefined;

/** POST cart/create. Retries of the same request use the same key until its outcome is known. */
export const sendCreateRequest = async (
  guid: string,
  request: CartRequest,
): Promise<Result<Cart>> => {
  const content = JSON.stringify([guid, request]);
  const key = unsettled?.content === content ? unsettled.key : nanoid();
  unsettled = { content, key };
  const result = await createCart(guid, request, key);
  if (isOutcomeKnown(result)) unsettled = undefined;
  return result;
};

/** Converts the items of a cart to a request that creates it again, grouped by package. */
export const toCartRequest = (items: Cart['items']): CartRequest => {
  const packages = new Map<string, CartProduct[]>();
  for (const { packageId, code, qty, stock, part_number } of items) {
    const products = packages.get(packageId) ?? [];
    products.push({ code, qty, inventory: stock, ...(part_number && { part_number }) });
    packages.set(packageId, products);
  }
  return {
    bossConfirmed: false,
    brgtEntries: [...packages].map(([packageId, products]) => ({ packageId, products })),
  };
};

/** Adds add-ons to a cart. @returns the last response, and whether all were added */
export const addAddOns = async (
  cart: Cart,
  codes: readonly string[],
): Promise<{ cart: Cart; isComplete: boolean }> => {
  let latest = cart;
  let isComplete = true;
  for (const code of codes) {
    const result = await addAddOn(cart.guid, code);
    if (result.ok) latest = result.data;
    else isComplete = false;
  }
  return { cart: latest, isComplete };
};
