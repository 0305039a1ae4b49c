import { trackCart } from '../../analytics/ecommerce';
import { removeAppointmentId } from '../../browser/appointment-cookie';
import { readToken } from '../../browser/token-cookie';
import { mergeCarts } from '../../services/cart';
import type { Cart, MergedCart } from '../../services/cart-schema';
import type { ServiceError } from '../../services/result';
import type { AppThunk } from '..';
import { changeActivity, keepCart, loadAndShowCart, runSerially } from './cart-changes';
import { saveOtherGuid, readCartGuid } from './cart-guid';
import { isGone } from './cart-loss';
import { addAddOns, sendCreateRequest, toCartRequest } from './create-cart';
import { findDriverCart } from './driver-cart';

/** The contents of a quote's cart. */
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

/** The result of creating a cart. `refused` lists articles of the previous cart that weren't merged. */
export type CreatedCart =
  | { readonly ok: true; readonly cart: Cart; readonly refused: MergedCart['refused'] }
  | { readonly ok: false; readonly error: ServiceError };

/**
 * Creates a quote's cart (CART-1). It replaces a visitor's cart. A driver's previous cart is merged into it,
 * or stays the driver's other cart if the merge fails.
 */
export const createQuoteCart =
  ({ guid, packageId, products }: NewCart): AppThunk<Promise<CreatedCart>> =>
  (dispatch) =>
    runSerially(async () => {
      const isDriver = readToken() !== undefined;
      // Before the call, which makes the new cart the driver's latest one.
      const previousGuid = isDriver ? await findDriverCart() : readCartGuid();
      removeAppointmentId();
      const result = await sendCreateRequest(guid, {
        bossConfirmed: false,
        brgtEntries: [{ packageId, products: [...products] }],
      });
      if (!result.ok) return result;
      dispatch(keepCart(result.data));
      trackCart('add_to_cart', result.data);
      if (!isDriver || previousGuid === undefined || previousGuid === guid) {
        return { ok: true, cart: result.data, refused: [] };
      }
      const merged = await mergeCarts(guid, previousGuid);
      if (merged.ok) {
        const { refused } = merged.data;
        dispatch(changeActivity({ refused }));
        dispatch(keepCart(merged.data));
        return { ok: true, cart: merged.data, refused };
      }
      if (!isGone(merged.error)) {
        saveOtherGuid(previousGuid);
        dispatch(changeActivity({ otherGuid: previousGuid }));
      }
      return { ok: true, cart: result.data, refused: [] };
    });

/**
 * Creates the cart again for another quote of the same articles, with its quantities and add-ons
 * (QUOT-2). A cart with other articles stays as it is. Never throws.
 */
export const recreateCart =
  (guid: string, codes: readonly string[]): AppThunk<Promise<void>> =>
  (dispatch, getState) =>
    runSerially(async () => {
      const { cart } = getState().ecomm;
      if (!cart || cart.guid === guid) return;
      if (!cart.items.every(({ code }) => codes.includes(code))) {
        await dispatch(loadAndShowCart(cart.guid, true));
        return;
      }
      const result = await sendCreateRequest(guid, toCartRequest(cart.items));
      if (!result.ok) return;
      const { cart: complete } = await addAddOns(
        result.data,
        cart.addOns.map(({ code }) => code),
      );
      dispatch(keepCart(complete));
    });
