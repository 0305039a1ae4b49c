import { readToken } from '../../../browser/token-cookie';
import type { QuoteRequest } from '../../../services/quotes';
import type { AppThunk } from '../../../store';
import { leaveCart } from '../../../store/shop/cart-changes';
import { findDriverCart } from '../../../store/shop/driver-cart';
import { createQuoteCart, recreateCart } from '../../../store/shop/quote-cart';
import { renewQuote, requestQuote } from '../../../store/shop/quote-thunks';
import { DETAIL_LABELS } from '../messages';
import { showQuote } from './show-quote';

/**
 * Creates a quote and its cart, and puts the quote into the address (QUOT-1, CART-1).
 * @param stock number of tires at the store, by article
 * @param article of the page
 * @returns a message for the visitor; undefined on success
 */
export const addToCart =
  (
    request: QuoteRequest,
    stock: ReadonlyMap<string, number>,
    article: string,
  ): AppThunk<Promise<string | undefined>> =>
  async (dispatch) => {
    const quote = await dispatch(requestQuote(request));
    if (!quote?.cartGuid) return DETAIL_LABELS.notAdded;
    // The quote of another article leaves the page, which must wait for the cart.
    const isOwn = quote.tire?.article === article;
    if (isOwn) showQuote(quote, article);
    const created = await dispatch(
      createQuoteCart({
        guid: quote.cartGuid,
        packageId: quote.tire?.article ?? article,
        products: request.products.map(({ code, qty }) => ({
          code,
          qty,
          inventory: stock.get(code) ?? 0,
        })),
      }),
    );
    if (!isOwn) showQuote(quote, article);
    if (created.ok) return undefined;
    return created.error.message === 'EcommerceUnavailable'
      ? DETAIL_LABELS.noEcommerce
      : DETAIL_LABELS.notAdded;
  };

/**
 * Creates the quote again after a sign-in or a sign-out: with the driver's prices, and with the cart, or
 * for a visitor without one (QUOT-2). @param article of the page
 */
export const renewForSession =
  (article: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const isDriver = readToken() !== undefined;
    // Before the new cart becomes the driver's last one.
    if (isDriver) await findDriverCart();
    else dispatch(leaveCart());
    const quote = await dispatch(renewQuote());
    if (!quote) return;
    if (isDriver && quote.cartGuid) {
      const codes = quote.request?.products.map(({ code }) => code) ?? [];
      await dispatch(recreateCart(quote.cartGuid, codes));
    }
    showQuote(quote, article);
  };
