import { object, unknown } from 'valibot';
import type { InferOutput } from 'valibot';
import { tolerantArray } from '../browser/tolerant-array';
import { addOn, cart } from './cart-schema';
import type { Cart } from './cart-schema';
import type { Result } from './result';
import { call } from './http';

const getCartPath = (action: string, guid: string): string =>
  `cart/${action}/${encodeURIComponent(guid)}`;

/** GET cart/get/{guid}; an unknown or removed cart fails with status '404' (CART-1). */
export const getCart = (guid: string): Promise<Result<Cart>> =>
  call({ path: getCartPath('get', guid), schema: cart });

/** Body of cart/create (CART-3). */
export interface CartRequest {
  bossConfirmed: boolean;
  brgtEntries: {
    packageId: string;
    products: { code: string; qty: number; inventory: number }[];
  }[];
}

/** POST cart/create/{guid} of a quote. @param idempotencyKey the same for every attempt */
export const createCart = (
  guid: string,
  request: CartRequest,
  idempotencyKey: string,
): Promise<Result<unknown>> =>
  call({
    path: getCartPath('create', guid),
    schema: unknown(),
    method: 'POST',
    body: request,
    headers: { 'Idempotency-Key': idempotencyKey },
  });

/** POST cart/remove/{guid}. */
export const removeCart = (guid: string): Promise<Result<unknown>> =>
  call({ path: getCartPath('remove', guid), schema: unknown(), method: 'POST', body: {} });

/** PUT cart/item/update/{guid}. @param qty 1 to 8 */
export const updateCartItem = (guid: string, code: string, qty: number): Promise<Result<unknown>> =>
  call({
    path: getCartPath('item/update', guid),
    schema: unknown(),
    method: 'PUT',
    body: { code, qty },
  });

const addOnList = object({ addOns: tolerantArray('addOns', addOn, { needsValidEntry: true }) });

/** GET cart/addons/get/{guid}. */
export const getAddOns = (guid: string): Promise<Result<InferOutput<typeof addOnList>>> =>
  call({ path: getCartPath('addons/get', guid), schema: addOnList });

/** POST cart/addons/add/{guid}. */
export const addAddOn = (guid: string, code: string): Promise<Result<unknown>> =>
  call({
    path: getCartPath('addons/add', guid),
    schema: unknown(),
    method: 'POST',
    body: { code },
  });

/** DELETE cart/addons/remove/{guid}. */
export const removeAddOn = (guid: string, code: string): Promise<Result<unknown>> =>
  call({
    path: getCartPath('addons/remove', guid),
    schema: unknown(),
    method: 'DELETE',
    query: { code },
  });
