import { readToken } from '../../../browser/token-cookie';
import type { QuoteRequest } from '../../../services/quotes';
import type { ServiceError } from '../../../services/result';
import { getDefaultZip, getSiteName } from '../../../site/brands';
import type { AppThunk } from '../../../store';
import { leaveCart } from '../../../store/shop/cart-changes';
import { findCartLoss } from '../../../store/shop/cart-loss';
import { findDriverCart } from '../../../store/shop/driver-cart';
import { createQuoteCart, recreateCart } from '../../../store/shop/quote-cart';
import { renewQuote, requestQuote } from '../../../store/shop/quote-thunks';
import type { Vehicle } from '../../../vehicles/vehicle';
import { DETAIL_LABELS } from '../messages';
import type { Tires } from '../useTireOffer';
import { QUOTE_LABELS } from './messages';
import { showQuote } from './show-quote';

/** A property of the store for which it refused a press, and what to tell the visitor. */
export interface Refusal {
  readonly limit: 'noPrice' | 'noEcommerce';
  readonly text: string;
}

/** Why tires weren't added: the store refused them, or a call failed. */
export type AddFailure = Refusal | 'failed';

const REFUSALS: Readonly<Record<string, Refusal>> = {
  PricingUnavailable: { limit: 'noPrice', text: QUOTE_LABELS.noPrice },
  EcommerceUnavailable: { limit: 'noEcommerce', text: DETAIL_LABELS.noEcommerce },
};

const toAddFailure = (error?: ServiceError): AddFailure =>
  REFUSALS[error?.message ?? ''] ?? 'failed';

/** What the visitor adds to the cart. */
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

/** @param isForced whether a new quote replaces one for the same choice */
const tryToAdd =
  (
    choice: TireChoice,
    article: string,
    isForced: boolean,
  ): AppThunk<Promise<AddFailure | undefined>> =>
  async (dispatch) => {
    const requested = await dispatch(requestQuote(toQuoteRequest(choice), isForced));
    if (!requested.ok) return toAddFailure(requested.error);
    const { quote } = requested;
    if (!quote.cartGuid) return 'failed';
    // The quote of another article leaves the page, which must wait for the cart.
    const isOwn = quote.tire?.article === article;
    if (isOwn) showQuote(quote, article);
    const created = await dispatch(
      createQuoteCart({
        guid: quote.cartGuid,
        packageId: quote.tire?.article ?? article,
        products: choice.products.map(({ code, qty }) => ({
          code,
          qty,
          inventory:
            choice.tires.find((details) => details?.tire.code === code)?.inventory?.quantity ?? 0,
        })),
      }),
    );
    if (!created.ok && !isForced && findCartLoss(created.error)) {
      return dispatch(tryToAdd(choice, article, true));
    }
    if (!isOwn) showQuote(quote, article);
    return created.ok ? undefined : toAddFailure(created.error);
  };

/**
 * Creates a quote and its cart, and puts the quote into the URL (QUOT-1, CART-1). A new quote
 * replaces an earlier one whose cart belongs to a driver who isn't signed in, or that the host no longer
 * knows.
 * @param article of the page
 * @returns why nothing was added; undefined on success
 */
export const addToCart = (
  choice: TireChoice,
  article: string,
): AppThunk<Promise<AddFailure | undefined>> => tryToAdd(choice, article, false);

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
