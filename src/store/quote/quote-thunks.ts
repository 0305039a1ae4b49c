import { createKey } from '../../browser/create-key';
import { getNow } from '../../browser/clock';
import { createQuote, getQuote } from '../../services/quotes';
import type { Quote, QuoteRequest } from '../../services/quotes';
import type { ServiceError } from '../../services/result';
import type { AppThunk } from '..';
import { quoteChanged, quoteFailed, quoteRequested, selectQuote } from './quote-slice';
import type { CurrentQuote } from './quote-slice';

/** The result of a quote request; `error` is absent if a newer request has replaced it. */
type RequestedQuote =
  | { readonly ok: true; readonly quote: CurrentQuote }
  | { readonly ok: false; readonly error?: ServiceError };

/** Converts a quote to the state, with the request that it was created from. */
const toCurrentQuote = (
  { tireQuoteId, cartGuid, tire, expires }: Quote,
  request: QuoteRequest,
): CurrentQuote => ({
  cart: null,
  vehicleFitment: request.vehicle ?? null,
  cartGuid: cartGuid || null,
  tireQuoteId,
  tire,
  expires,
  request,
});

/** Formats what the quote of a request depends on: everything but the zip code. */
const formatQuoteKey = ({ storeNumber, vehicle, products }: QuoteRequest): string =>
  JSON.stringify([
    storeNumber,
    vehicle && [vehicle.year, vehicle.make, vehicle.model, vehicle.trim ?? ''],
    products.map(({ code, qty }) => [code, qty]),
  ]);

/** Checks whether a quote is the visitor's own, is for a request, and hasn't expired. */
const isValidFor = ({ cartGuid, request, expires }: CurrentQuote, wanted: QuoteRequest): boolean =>
  // The quote of someone else's link has no cart for this visitor.
  cartGuid !== null &&
  request !== undefined &&
  formatQuoteKey(request) === formatQuoteKey(wanted) &&
  !(Date.parse(expires ?? '') <= getNow());

/**
 * Creates a quote (QUOT-1), or returns the visitor's current one if it is for the same request, hasn't
 * expired, and no new one is forced. Failures are reported.
 * @param tokenId of an account that isn't signed in
 */
export const requestQuote =
  (request: QuoteRequest, tokenId?: string): AppThunk<Promise<RequestedQuote>> =>
  async (dispatch, getState) => {
    const known = selectQuote(getState());
    const { isForcedNewQuote } = getState().ecomm;
    if (!isForcedNewQuote && isValidFor(known, request)) return { ok: true, quote: known };
    const id = createKey();
    dispatch(quoteRequested(id));
    const result = await createQuote(request, tokenId);
    if (getState().ecomm.pendingQuoteId !== id) return { ok: false };
    if (!result.ok) {
      dispatch(quoteFailed());
      return result;
    }
    const quote = toCurrentQuote(result.data, request);
    dispatch(quoteChanged(quote));
    return { ok: true, quote };
  };

/** Loads a quote by its ID, unless the state has a quote, which is newer. */
const fetchQuote =
  (tireQuoteId: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const initial = selectQuote(getState());
    if (initial.tireQuoteId) return;
    const result = await getQuote(tireQuoteId);
    const { quote, isSubmitting } = getState().ecomm;
    if (!result.ok || quote !== initial || isSubmitting) return;
    const { storeNumber, zipCode, vehicle, products } = result.data;
    const request = { storeNumber, zipCode, products, ...(vehicle && { vehicle }) };
    dispatch(quoteChanged(toCurrentQuote(result.data, request)));
  };

/**
 * Loads a quote by its ID. After a failure, nothing changes. A quote that was requested earlier or in the
 * meantime is newer, and stays.
 */
export const loadQuote =
  (tireQuoteId: string): AppThunk<Promise<void>> =>
  (dispatch, _, extra) =>
    (extra.quoteLoad = dispatch(fetchQuote(tireQuoteId)));
