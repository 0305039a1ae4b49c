import { trackCart } from '../../analytics/ecommerce';
import type { Vehicle } from '../../domain/vehicles/vehicle';
import { mergeCarts } from '../../services/cart';
import type { CartProduct } from '../../services/cart';
import type { Cart } from '../../services/cart-schema';
import type { QuoteRequest } from '../../services/quotes';
import type { Result, ServiceError } from '../../services/result';
import { readToken } from '../../services/token-cookie';
import { getDefaultZip, getSiteName } from '../../site/brands';
import type { AppThunk } from '..';
import { sendCreateRequest } from '../cart/cart-changes';
import { cartActivityChanged } from '../cart/cart-slice';
import { readCartGuid, removeAppointmentId, saveOtherGuid } from '../cart/cart-storage';
import { findCartLoss, findDriverCart, isGone, receiveCart } from '../cart/cart-thunks';
import { newQuoteForced } from './quote-slice';
import { requestQuote } from './quote-thunks';
import { isOnQuotedPage, showQuote } from './quote-url';

/**
 * Creates a quote's cart (CART-1). It replaces a visitor's cart. A driver's previous cart is merged into it,
 * or stays the driver's other cart if the merge fails.
 * @param packageId the article's code, or both codes of a pair, which are one package
 */
export const createQuoteCart =
  (
    guid: string,
    packageId: string,
    products: readonly CartProduct[],
  ): AppThunk<Promise<Result<Cart>>> =>
  (dispatch, _, { runCartTask }) =>
    runCartTask(async () => {
      const isSignedIn = readToken() !== undefined;
      // Before the call, which makes the new cart the driver's latest one.
      const previousGuid = isSignedIn ? await findDriverCart() : readCartGuid();
      removeAppointmentId();
      const body = { bossConfirmed: false, brgtEntries: [{ packageId, products }] };
      const result = await dispatch(sendCreateRequest(guid, body));
      if (!result.ok) return result;
      dispatch(receiveCart(result.data));
      trackCart('add_to_cart', result.data);
      if (!isSignedIn || previousGuid === undefined || previousGuid === guid) return result;
      const merged = await mergeCarts(guid, previousGuid);
      if (merged.ok) {
        dispatch(cartActivityChanged({ refused: merged.data.refused }));
        dispatch(receiveCart(merged.data));
      } else if (!isGone(merged.error)) {
        saveOtherGuid(previousGuid);
        dispatch(cartActivityChanged({ otherGuid: previousGuid }));
      }
      return result;
    });

/** Why tires weren't added: the store doesn't show prices or sell online, or a call failed. */
export type AddFailure = 'noPrice' | 'noEcommerce' | 'failed';

const REFUSALS: Readonly<Record<string, AddFailure>> = {
  PricingUnavailable: 'noPrice',
  EcommerceUnavailable: 'noEcommerce',
};

const toAddFailure = (error?: ServiceError): AddFailure =>
  REFUSALS[error?.message ?? ''] ?? 'failed';

export interface TireChoice {
  readonly article: string;
  readonly storeNumber: string;
  /** Null if unknown. */
  readonly zip: string | null;
  readonly vehicle: Vehicle | undefined;
  readonly products: readonly CartProduct[];
}

const toQuoteRequest = ({ storeNumber, zip, vehicle, products }: TireChoice): QuoteRequest => {
  const { make, model } = vehicle ?? {};
  return {
    storeNumber,
    zipCode: zip ?? getDefaultZip(getSiteName(document)),
    products: products.map(({ code, qty }) => ({ code, qty })),
    ...(vehicle &&
      make &&
      model && { vehicle: { year: vehicle.year, make, model, trim: vehicle.trim ?? '' } }),
  };
};

/**
 * Creates a quote and its cart, and puts the quote's ID into the URL (QUOT-1, CART-1). If the cart of the
 * current quote belongs to a driver who isn't signed in, has expired, or isn't known, creates a new quote.
 * @param isRetry whether the current quote was of no use, and a new one is forced
 * @returns why nothing was added; undefined on success
 */
export const addToCart =
  (choice: TireChoice, isRetry = false): AppThunk<Promise<AddFailure | undefined>> =>
  async (dispatch) => {
    const { article, products } = choice;
    if (isRetry) dispatch(newQuoteForced());
    const requested = await dispatch(requestQuote(toQuoteRequest(choice)));
    if (!requested.ok) return toAddFailure(requested.error);
    const { quote } = requested;
    if (!quote.cartGuid) return 'failed';
    // Showing a quote with another path leaves the page, so the cart is created first.
    const stays = isOnQuotedPage(quote);
    if (stays) showQuote(quote, article);
    const created = await dispatch(
      createQuoteCart(quote.cartGuid, quote.tire?.article ?? article, products),
    );
    if (!created.ok && !isRetry && findCartLoss(created.error)) {
      return dispatch(addToCart(choice, true));
    }
    if (!stays) showQuote(quote, article);
    return created.ok ? undefined : toAddFailure(created.error);
  };
