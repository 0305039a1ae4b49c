import { trackCart } from '../../analytics/ecommerce';
import { removeAppointmentId, saveOtherGuid, readCartGuid } from '../cart/cart-storage';
import { readToken } from '../../services/token-cookie';
import { mergeCarts, removeCart, updateCartItem } from '../../services/cart';
import type { CartProduct } from '../../services/cart';
import type { Cart, MergedCart } from '../../services/cart-schema';
import { createQuote } from '../../services/quotes';
import type { QuoteRequest } from '../../services/quotes';
import type { ServiceError } from '../../services/result';
import type { AppThunk } from '..';
import { addAddOns, sendCreateRequest, toCartRequest } from '../cart/cart-changes';
import { cartActivityChanged } from '../cart/cart-slice';
import { fetchCart, findDriverCart, isGone, receiveCart } from '../cart/cart-thunks';

/** The contents of a quote's cart. */
interface NewCart {
  readonly guid: string;
  /** The article's code, or both codes of a pair, which are one package. */
  readonly packageId: string;
  readonly products: readonly CartProduct[];
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
  (dispatch, _, { runCartTask }) =>
    runCartTask(async () => {
      const isDriver = readToken() !== undefined;
      // Before the call, which makes the new cart the driver's latest one.
      const previousGuid = isDriver ? await findDriverCart() : readCartGuid();
      removeAppointmentId();
      const result = await dispatch(
        sendCreateRequest(guid, {
          bossConfirmed: false,
          brgtEntries: [{ packageId, products }],
        }),
      );
      if (!result.ok) return result;
      dispatch(receiveCart(result.data));
      trackCart('add_to_cart', result.data);
      if (!isDriver || previousGuid === undefined || previousGuid === guid) {
        return { ok: true, cart: result.data, refused: [] };
      }
      const merged = await mergeCarts(guid, previousGuid);
      if (merged.ok) {
        const { refused } = merged.data;
        dispatch(cartActivityChanged({ refused }));
        dispatch(receiveCart(merged.data));
        return { ok: true, cart: merged.data, refused };
      }
      if (!isGone(merged.error)) {
        saveOtherGuid(previousGuid);
        dispatch(cartActivityChanged({ otherGuid: previousGuid }));
      }
      return { ok: true, cart: result.data, refused: [] };
    });

/** A new quote, with the request that it was created from. */
interface NewQuote {
  readonly guid: string;
  readonly request: QuoteRequest;
}

/** Articles of a cart that one quote has, and the GUID of that quote's cart. */
interface QuotedItems {
  readonly guid: string;
  readonly items: Cart['items'];
}

/** Finds the cart's articles that a quote has. If it has none of them, creates a quote of the first package. */
const quoteItems = async (
  { items, storeNumber, vehicle }: Cart,
  { guid, request }: NewQuote,
): Promise<QuotedItems | undefined> => {
  const codes = new Set(request.products.map(({ code }) => code));
  const own = items.filter(({ code }) => codes.has(code));
  if (own.length > 0) return { guid, items: own };
  const first = items.filter(({ packageId }) => packageId === items[0]?.packageId);
  const created = await createQuote({
    storeNumber,
    zipCode: request.zipCode,
    products: first.map(({ code, qty }) => ({ code, qty })),
    ...(vehicle && { vehicle }),
  });
  return created.ok && created.data.cartGuid
    ? { guid: created.data.cartGuid, items: first }
    : undefined;
};

/** Changes quantities back that a merge has added up. */
const restoreQuantities = async (merged: Cart, items: Cart['items']): Promise<Cart> => {
  let latest = merged;
  for (const { code, qty } of items) {
    if (latest.items.every((item) => item.code !== code || item.qty === qty)) continue;
    const result = await updateCartItem(merged.guid, code, qty);
    if (result.ok) latest = result.data;
  }
  return latest;
};

/**
 * Creates the cart again with a new quote, with all of its tires, quantities, and add-ons (QUOT-2). The services
 * create a cart only from the articles of one quote, so a driver's other tires are merged into it; a visitor's
 * cart has no others. After a failure, the cart stays as it is. Never throws.
 */
export const recreateCart =
  (quote: NewQuote): AppThunk<Promise<void>> =>
  (dispatch, getState, { runCartTask }) =>
    runCartTask(async () => {
      const { cart } = getState().ecomm;
      if (!cart || cart.guid === quote.guid) return;
      const quoted = await quoteItems(cart, quote);
      const hasOthers = quoted !== undefined && quoted.items.length < cart.items.length;
      if (!quoted || (hasOthers && readToken() === undefined)) return;
      const created = await dispatch(sendCreateRequest(quoted.guid, toCartRequest(quoted.items)));
      if (!created.ok) return;
      if (!hasOthers) {
        const codes = cart.addOns.map(({ code }) => code);
        dispatch(receiveCart((await addAddOns(created.data, codes)).cart));
        return;
      }
      const merged = await mergeCarts(quoted.guid, cart.guid);
      if (!merged.ok) {
        await removeCart(quoted.guid);
        await dispatch(fetchCart(cart.guid));
        return;
      }
      const codes = new Set(quoted.items.map(({ code }) => code));
      dispatch(
        cartActivityChanged({
          refused: merged.data.refused.filter(({ code }) => !codes.has(code)),
        }),
      );
      dispatch(receiveCart(await restoreQuantities(merged.data, quoted.items)));
    });
