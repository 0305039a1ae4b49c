import { createQuote, getQuote } from '../../services/quotes';
import type { Quote, QuoteRequest } from '../../services/quotes';
import type { ServiceError } from '../../services/result';
import type { AppThunk } from '..';
import type { EcommState } from './ecomm-slice';
import { quoteChanged, quoteSubmitted, selectQuote } from './quote-slice';

type QuoteState = EcommState['quote'];

/** The result of requesting a quote; without an error if a newer request replaced this one. */
type RequestedQuote =
  | { readonly ok: true; readonly quote: QuoteState }
  | { readonly ok: false; readonly error?: ServiceError };

const NO_QUOTE: QuoteState = {
  cart: null,
  vehicleFitment: null,
  cartGuid: null,
  tireQuoteId: null,
  tire: null,
};

/** The newest request; the result to an earlier one is dropped. */
let newest: object | undefined;

/** The load of the URL's quote. A renewal waits for it. */
let loading: Promise<void> | undefined;

const toQuoteState = (
  { tireQuoteId, cartGuid, tire, expires }: Quote,
  request: QuoteRequest,
): QuoteState => ({
  cart: null,
  vehicleFitment: request.vehicle ?? null,
  cartGuid,
  tireQuoteId,
  tire,
  expires,
  request,
});

/** Formats what a quote is for; the zip doesn't change it. */
const formatSubject = ({ storeNumber, vehicle, products }: QuoteRequest): string =>
  JSON.stringify([
    storeNumber,
    vehicle && [vehicle.year, vehicle.make, vehicle.model, vehicle.trim ?? ''],
    products.map(({ code, qty }) => [code, qty]),
  ]);

/** Checks whether a quote is for a request and hasn't expired. */
const isValidFor = ({ request, expires }: QuoteState, wanted: QuoteRequest): boolean =>
  request !== undefined &&
  formatSubject(request) === formatSubject(wanted) &&
  !(Date.parse(expires ?? '') <= Date.now());

/**
 * Creates a quote (QUOT-1). The same choice keeps its quote for 30 days, unless `isForced`. A failure
 * is reported.
 */
export const requestQuote =
  (request: QuoteRequest, isForced = false): AppThunk<Promise<RequestedQuote>> =>
  async (dispatch, getState) => {
    const known = selectQuote(getState());
    if (!isForced && isValidFor(known, request)) return { ok: true, quote: known };
    const token = {};
    newest = token;
    dispatch(quoteSubmitted({ isSubmitting: true, isForcedNewQuote: isForced }));
    const result = await createQuote(request);
    if (newest !== token) return { ok: false };
    dispatch(quoteSubmitted({ isSubmitting: false, isForcedNewQuote: false }));
    if (!result.ok) return result;
    const quote = toQuoteState(result.data, request);
    dispatch(quoteChanged(quote));
    return { ok: true, quote };
  };

/**
 * Creates the saved request's quote again, also that of a quote that is still loading (QUOT-2).
 * @returns undefined without a saved request, or after a failure
 */
export const renewQuote =
  (): AppThunk<Promise<QuoteState | undefined>> => async (dispatch, getState) => {
    await loading;
    const { request } = selectQuote(getState());
    const renewed = request && (await dispatch(requestQuote(request, true)));
    return renewed?.ok ? renewed.quote : undefined;
  };

/** Stores the quote of an ID, unless there is one, which is newer. */
const fetchQuote =
  (tireQuoteId: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const before = selectQuote(getState());
    if (before.tireQuoteId) return;
    const result = await getQuote(tireQuoteId);
    const { quote, isSubmitting } = getState().ecomm;
    if (quote !== before || isSubmitting) return;
    if (!result.ok) {
      if (result.error.status === '404') dispatch(quoteChanged(NO_QUOTE));
      return;
    }
    const { storeNumber, zipCode, vehicle, products } = result.data;
    const request = { storeNumber, zipCode, products, ...(vehicle && { vehicle }) };
    dispatch(quoteChanged(toQuoteState(result.data, request)));
  };

/**
 * Loads the quote of an ID. An unknown or expired one is dropped; after another failure, nothing
 * changes. A quote that is requested before or meanwhile is newer, and stays.
 */
export const loadQuote =
  (tireQuoteId: string): AppThunk<Promise<void>> =>
  (dispatch) => {
    loading = dispatch(fetchQuote(tireQuoteId));
    return loading;
  };
