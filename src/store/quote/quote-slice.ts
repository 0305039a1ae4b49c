import { createAction } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '..';
import { extendEcomm } from '../cart/ecomm-slice';
import type { EcommState, TireDetailState } from '../cart/ecomm-slice';

/** Replaces the quote. */
export const quoteChanged = createAction<EcommState['quote']>('ecomm/quoteChanged');
/** Marks the start or end of a quote request. */
export const quoteSubmitted = createAction<boolean>('ecomm/quoteSubmitted');
/** Makes the next quote a new one, even if the current quote is valid (QUOT-2). */
export const newQuoteForced = createAction('ecomm/newQuoteForced');
export const tireDetailChanged = createAction<Partial<TireDetailState>>('ecomm/tireDetailChanged');

const reduceQuote = (state: EcommState, action: UnknownAction): EcommState => {
  if (quoteChanged.match(action)) {
    return { ...state, quote: action.payload, isForcedNewQuote: false };
  }
  if (quoteSubmitted.match(action)) return { ...state, isSubmitting: action.payload };
  if (newQuoteForced.match(action)) return { ...state, isForcedNewQuote: true };
  if (tireDetailChanged.match(action)) {
    return { ...state, tireDetail: { ...state.tireDetail, ...action.payload } };
  }
  return state;
};

/** Adds the loaded cart to the quote that it was created from (STATE-3). */
const addQuoteCart = (state: EcommState): EcommState => {
  const { cart, quote } = state;
  const own = cart?.guid === quote.cartGuid ? cart : null;
  return own === quote.cart ? state : { ...state, quote: { ...quote, cart: own } };
};

extendEcomm((state, action) => addQuoteCart(reduceQuote(state, action)));

export const selectQuote = (state: RootState): EcommState['quote'] => state.ecomm.quote;
export const selectTireDetail = (state: RootState): TireDetailState => state.ecomm.tireDetail;
