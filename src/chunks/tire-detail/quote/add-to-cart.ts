import { readToken } from '../../../services/token-cookie';
import type { QuoteRequest } from '../../../services/quotes';
import type { ServiceError } from '../../../services/result';
import { getDefaultZip, getSiteName } from '../../../site/brands';
import type { AppThunk } from '../../../store';
import { findCartLoss, findDriverCart, syncCart } from '../../../store/cart/cart-thunks';
import { createQuoteCart, recreateCart } from '../../../store/quote/quote-cart';
import { newQuoteForced } from '../../../store/quote/quote-slice';
import { renewQuote, requestQuote } from '../../../store/quote/quote-thunks';
import type { Vehicle } from '../../../domain/vehicles/vehicle';
import { DETAIL_LABELS } from '../messages';
import type { Tires } from '../useTireOffer';
import { QUOTE_LABELS } from './messages';
import { isOnQuotedPage, showQuote } from './show-quote';

/** The reason why the store refused to add tires, and the message for the visitor. */
export interface Refusal {
  readonly obstacle: 'noPrice' | 'noEcommerce';
  readonly text: string;
}

/** Why tires weren't added: the store refused them, or a call failed. */
export type AddFailure = Refusal | 'failed';

const REFUSALS: Readonly<Record<string, Refusal>> = {
  PricingUnavailable: { obstacle: 'noPrice', text: QUOTE_LABELS.noPrice },
  EcommerceUnavailable: { obstacle: 'noEcommerce', text: DETAIL_LABELS.noEcommerce },
};

const toAddFailure = (error?: ServiceError): AddFailure =>
  REFUSALS[error?.message ?? ''] ?? 'failed';

/** The tires that the visitor adds to the cart, and what their quote depends on. */
export interface TireChoice {
  readonly storeNumber: string;
  /** Null if unknown. */
  readonly zip: string | null;
  readonly vehicle: Vehicle | undefined;
  readonly products: QuoteRequest['products'];
  readonly tires: Tires;
}

const toQuoteRequest = ({ storeNumber, zip, vehicle, products }: TireChoice): QuoteRequest => {
  const { make, model } = vehicle ?? {};
  return {
    storeNumber,
    zipCode: zip ?? getDefaultZip(getSiteName(document)),
    products,
    ...(vehicle &&
      make &&
      model && { vehicle: { year: vehicle.year, make, model, trim: vehicle.trim ?? '' } }),
  };
};

/** Tries to add tires. @param isRetry whether the current quote was of no use, and a new one is forced */
const tryToAdd =
  (
    choice: TireChoice,
    article: string,
    isRetry: boolean,
  ): AppThunk<Promise<AddFailure | undefined>> =>
  async (dispatch) => {
    if (isRetry) dispatch(newQuoteForced());
    const requested = await dispatch(requestQuote(toQuoteRequest(choice)));
    if (!requested.ok) return toAddFailure(requested.error);
    const { quote } = requested;
    if (!quote.cartGuid) return 'failed';
    // Showing a quote with another path leaves the page, so the cart is created first.
    const stays = isOnQuotedPage(quote);
    if (stays) showQuote(quote, article);
    const created = await dispatch(
      createQuoteCart({
        guid: quote.cartGuid,
        packageId: quote.tire?.article ?? article,
        products: choice.products.map(({ code, qty }) => {
          const { quantity = 0, part_number } =
            choice.tires.find((details) => details?.tire.code === code)?.inventory ?? {};
          return { code, qty, inventory: quantity, ...(part_number && { part_number }) };
        }),
      }),
    );
    if (!created.ok && !isRetry && findCartLoss(created.error)) {
      return dispatch(tryToAdd(choice, article, true));
    }
    if (!stays) showQuote(quote, article);
    return created.ok ? undefined : toAddFailure(created.error);
  };

/**
 * Creates a quote and its cart, and puts the quote's ID into the URL (QUOT-1, CART-1). If the cart of the
 * current quote belongs to a driver who isn't signed in, or the host no longer knows the quote, creates a
 * new quote.
 * @param article the page's article
 * @returns why nothing was added; undefined on success
 */
export const addToCart = (
  choice: TireChoice,
  article: string,
): AppThunk<Promise<AddFailure | undefined>> => tryToAdd(choice, article, false);

const renew =
  (article: string, hasCart: boolean, tokenId?: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const quote = await dispatch(renewQuote(tokenId));
    if (!quote) return;
    const { cartGuid, request } = quote;
    if (hasCart && cartGuid && request) await dispatch(recreateCart({ guid: cartGuid, request }));
    showQuote(quote, article);
  };

/**
 * Creates the quote again after a sign-in, together with its cart, or without a cart after a sign-out
 * (QUOT-2).
 * @param article the page's article
 */
export const renewForSession =
  (article: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const isDriver = readToken() !== undefined;
    // Must run before the new cart becomes the driver's latest cart.
    if (isDriver) await findDriverCart();
    else await dispatch(syncCart());
    await dispatch(renew(article, isDriver));
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
