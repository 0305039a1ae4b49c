import { nullish, object, string, unknown } from 'valibot';
import { tolerantArray } from '../browser/tolerant-array';
import { cart, mergedCart, offeredAddOn } from './cart-schema';
import type { Cart, MergedCart, OfferedAddOn } from './cart-schema';
import type { Result } from './result';
import { call } from './http';

const getCartPath = (action: string, guid: string): string =>
  `cart/${action}/${encodeURIComponent(guid)}`;

/** GET cart/get/{guid}; an unknown, removed, or expired cart fails with status '404' (CART-1). */
export const getCart = (guid: string): Promise<Result<Cart>> =>
  call({ path: getCartPath('get', guid), schema: cart });

/** GET cart/mine: the GUID of the cart that the signed-in driver used last; null without one. */
export const getDriverCart = (): Promise<Result<{ guid?: string | null | undefined }>> =>
  call({ path: 'cart/mine', schema: object({ guid: nullish(string()) }) });

export interface CartProduct {
  readonly code: string;
  readonly qty: number;
  /** Number in stock at the store, as the page shows it. */
  readonly inventory: number;
  /** The manufacturer's number; absent if the host doesn't return it. */
  readonly part_number?: string;
}

/** Body of cart/create (CART-3). */
export interface CartRequest {
  bossConfirmed: boolean;
  brgtEntries: {
    packageId: string;
    products: readonly CartProduct[];
  }[];
}

/** POST cart/create/{guid} of a quote. @param idempotencyKey the same for every attempt */
export const createCart = (
  guid: string,
  request: CartRequest,
  idempotencyKey: string,
): Promise<Result<Cart>> =>
  call({
    path: getCartPath('create', guid),
    schema: cart,
    method: 'POST',
    body: request,
    headers: { 'Idempotency-Key': idempotencyKey },
  });

/** PUT cart/store/{guid}: moves a cart to another store of its brand. @param idempotencyKey the same for every attempt */
export const moveCartToStore = (
  guid: string,
  storeNumber: string,
  idempotencyKey: string,
): Promise<Result<Cart>> =>
  call({
    path: getCartPath('store', guid),
    schema: cart,
    method: 'PUT',
    body: { storeNumber },
    headers: { 'Idempotency-Key': idempotencyKey },
    change: 'cart',
  });

/** POST cart/remove/{guid}. */
export const removeCart = (guid: string): Promise<Result<unknown>> =>
  call({
    path: getCartPath('remove', guid),
    schema: unknown(),
    method: 'POST',
    body: {},
    change: 'cart',
  });

/**
 * POST cart/merge/{guid}: adds the articles and add-ons of another cart, which no longer exists
 * afterwards. Requires a signed-in driver.
 */
export const mergeCarts = (guid: string, fromGuid: string): Promise<Result<MergedCart>> =>
  call({
    path: getCartPath('merge', guid),
    schema: mergedCart,
    method: 'POST',
    body: { fromGuid },
  });

/** PUT cart/item/update/{guid}. @param qty 1 to 8 */
export const updateCartItem = (guid: string, code: string, qty: number): Promise<Result<Cart>> =>
  call({
    path: getCartPath('item/update', guid),
    schema: cart,
    method: 'PUT',
    body: { code, qty },
    change: 'cart',
  });

/** GET cart/addons/get/{guid}: every add-on that is offered with the cart. */
export const getAddOns = (guid: string): Promise<Result<{ addOns: OfferedAddOn[] }>> =>
  call({
    path: getCartPath('addons/get', guid),
    schema: object({ addOns: tolerantArray('addOns', offeredAddOn, { needsValidEntry: true }) }),
  });

/** POST cart/addons/add/{guid}. */
export const addAddOn = (guid: string, code: string): Promise<Result<Cart>> =>
  call({
    path: getCartPath('addons/add', guid),
    schema: cart,
    method: 'POST',
    body: { code },
    change: 'cart',
  });

/** DELETE cart/addons/remove/{guid}. */
export const removeAddOn = (guid: string, code: string): Promise<Result<Cart>> =>
  call({
    path: getCartPath('addons/remove', guid),
    schema: cart,
    method: 'DELETE',
    query: { code },
    change: 'cart',
  });
