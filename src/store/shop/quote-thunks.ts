import { createQuote, getQuote } from '../../services/quotes';
import type { Quote, QuoteRequest } from '../../services/quotes';
import type { AppThunk } from '..';
import type { EcommState } from './ecomm-slice';
import { quoteChanged, quoteSubmitted, selectQuote } from './quote-slice';

type QuoteState = EcommState['quote'];

const NO_QUOTE: QuoteState = {
  cart: null,
  vehicleFitment: null,
  cartGuid: null,
  tireQuoteId: null,
  tire: null,
};

/** The newest request; the result to an earlier one is dropped. */
let newest: object | undefined;

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
 * Creates a quote (QUOT-1). The same choice keeps its quote for 30 days, unless `isForced`.
 * @returns undefined after a failure, which is reported, or if a newer request replaced this one
 */
export const requestQuote =
  (request: QuoteRequest, isForced = false): AppThunk<Promise<QuoteState | undefined>> =>
  async (dispatch, getState) => {
    const known = selectQuote(getState());
    if (!isForced && isValidFor(known, request)) return known;
    const token = {};
    newest = token;
    dispatch(quoteSubmitted({ isSubmitting: true, isForcedNewQuote: isForced }));
    const result = await createQuote(request);
    if (newest !== token) return undefined;
    dispatch(quoteSubmitted({ isSubmitting: false, isForcedNewQuote: false }));
    if (!result.ok) return undefined;
    const quote = toQuoteState(result.data, request);
    dispatch(quoteChanged(quote));
    return quote;
  };

/** Creates the saved request's quote again; undefined without one, or after a failure (QUOT-2). */
export const renewQuote =
  (): AppThunk<Promise<QuoteState | undefined>> => async (dispatch, getState) => {
    const { request } = selectQuote(getState());
    return request && dispatch(requestQuote(request, true));
  };

/**
 * Loads the quote of an ID. An unknown or expired one is dropped; after another failure, nothing
 * changes.
 */
export const loadQuote =
  (tireQuoteId: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const result = await getQuote(tireQuoteId);
    if (!result.ok) {
      if (result.error.status === '404') dispatch(quoteChanged(NO_QUOTE));
      return;
    }
    const { storeNumber, zipCode, vehicle, products } = result.data;
    const request = { storeNumber, zipCode, products, ...(vehicle && { vehicle }) };
    dispatch(quoteChanged(toQuoteState(result.data, request)));
  };
