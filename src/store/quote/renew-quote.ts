import { mergeCarts, removeCart, updateCartItem } from '../../services/cart';
import type { Cart } from '../../services/cart-schema';
import { createQuote } from '../../services/quotes';
import type { QuoteRequest } from '../../services/quotes';
import { readToken } from '../../services/token-cookie';
import type { AppThunk } from '..';
import { addAddOns, sendCreateRequest, toCartRequest } from '../cart/cart-changes';
import { cartActivityChanged, selectCart } from '../cart/cart-slice';
import { fetchCart, receiveCart, syncCart } from '../cart/cart-thunks';
import { newQuoteForced, selectQuote } from './quote-slice';
import { requestQuote } from './quote-thunks';
import { showQuote } from './quote-url';

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
      const cart = selectCart(getState());
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

/**
 * Waits for a quote that is loading, and creates the current quote again, if there is one (QUOT-2). After a failure, the
 * next quote is still a new one.
 * @param article the page's article
 * @param tokenId of an account that isn't signed in
 */
const renew =
  (article: string, hasCart: boolean, tokenId?: string): AppThunk<Promise<void>> =>
  async (dispatch, getState, { quoteLoad }) => {
    await quoteLoad;
    const { request } = selectQuote(getState());
    if (!request) return;
    dispatch(newQuoteForced());
    const renewed = await dispatch(requestQuote(request, tokenId));
    if (!renewed.ok) return;
    const { cartGuid } = renewed.quote;
    if (hasCart && cartGuid) await dispatch(recreateCart({ guid: cartGuid, request }));
    showQuote(renewed.quote, article);
  };

/**
 * Matches the cart with the session after a sign-in or a sign-out, and then creates the quote again, after a sign-in
 * together with its cart (QUOT-2).
 * @param article the page's article
 */
export const renewForSession =
  (article: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const isSignedIn = readToken() !== undefined;
    // Must run before the new cart becomes the driver's latest cart.
    await dispatch(syncCart());
    await dispatch(renew(article, isSignedIn));
  };

/**
 * Creates the quote and its cart again after the visitor has created an account, who isn't signed in until the email
 * is verified (QUOT-2). The cart stays the visitor's, because the account's own cart would refuse the visitor.
 * @param article the page's article
 * @param tokenId the account's token, if the host has returned one
 */
export const renewForAccount = (
  article: string,
  tokenId: string | undefined,
): AppThunk<Promise<void>> => renew(article, true, tokenId);
