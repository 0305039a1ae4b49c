import { trackCart } from '../../analytics/ecommerce';
import { removeAppointmentId } from '../../browser/appointment-cookie';
import { readToken } from '../../browser/token-cookie';
import { mergeCarts } from '../../services/cart';
import type { Cart, MergedCart } from '../../services/cart-schema';
import type { ServiceError } from '../../services/result';
import type { AppThunk } from '..';
import { change, keepCart, load, runSerially } from './cart-changes';
import { keepOtherGuid, readCartGuid } from './cart-guid';
import { isGone } from './cart-loss';
import { addAddOns, sendCreation, toCartRequest } from './create-cart';
import { findDriverCart } from './driver-cart';

/** A quote's cart with what it is made of. */
interface NewCart {
  readonly guid: string;
  /** The article's code, or both codes of a pair, which are one package. */
  readonly packageId: string;
  readonly products: readonly {
    readonly code: string;
    readonly qty: number;
    /** Number in stock at the store, as the page shows it. */
    readonly inventory: number;
  }[];
}

/** The result of creating a cart. `refused` lists what couldn't be added to a driver's former cart. */
export type CreatedCart =
  | { readonly ok: true; readonly cart: Cart; readonly refused: MergedCart['refused'] }
  | { readonly ok: false; readonly error: ServiceError };

/**
 * Creates a quote's cart (CART-1). It replaces the cart of a visitor; a driver's former cart is merged into
 * it, and stays the driver's other cart if that fails.
 */
export const createQuoteCart =
  ({ guid, packageId, products }: NewCart): AppThunk<Promise<CreatedCart>> =>
  (dispatch) =>
    runSerially(async () => {
      const isDriver = readToken() !== undefined;
      // Before the driver's call creates the new one, which then becomes the last.
      const before = isDriver ? await findDriverCart() : readCartGuid();
      removeAppointmentId();
      const result = await sendCreation(guid, {
        bossConfirmed: false,
        brgtEntries: [{ packageId, products: [...products] }],
      });
      if (!result.ok) return result;
      dispatch(keepCart(result.data));
      trackCart('add_to_cart', result.data);
      if (!isDriver || before === undefined || before === guid) {
        return { ok: true, cart: result.data, refused: [] };
      }
      const merged = await mergeCarts(guid, before);
      if (merged.ok) {
        const { refused } = merged.data;
        dispatch(change({ refused }));
        dispatch(keepCart(merged.data));
        return { ok: true, cart: merged.data, refused };
      }
      if (!isGone(merged.error)) {
        keepOtherGuid(before);
        dispatch(change({ otherGuid: before }));
      }
      return { ok: true, cart: result.data, refused: [] };
    });

/**
 * Creates the cart again under another quote of the same articles, with its quantities and add-ons
 * (QUOT-2). A cart with other articles stays as it is. Never throws.
 */
export const recreateCart =
  (guid: string, codes: readonly string[]): AppThunk<Promise<void>> =>
  (dispatch, getState) =>
    runSerially(async () => {
      const { cart } = getState().ecomm;
      if (!cart || cart.guid === guid) return;
      if (!cart.items.every(({ code }) => codes.includes(code))) {
        await dispatch(load(cart.guid, true));
        return;
      }
      const result = await sendCreation(guid, toCartRequest(cart.items));
      if (!result.ok) return;
      const { cart: complete } = await addAddOns(
        result.data,
        cart.addOns.map(({ code }) => code),
      );
      dispatch(keepCart(complete));
    });
