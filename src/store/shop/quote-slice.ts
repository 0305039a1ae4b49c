import { createAction } from '@reduxjs/toolkit';
import type { RootState } from '..';
import { extendEcomm } from './ecomm-slice';
import type { EcommState, TireDetailState } from './ecomm-slice';

/** Replaces the quote. */
export const quoteChanged = createAction<EcommState['quote']>('ecomm/quoteChanged');
/** A request for a quote starts or ends; a forced one replaces a valid quote (QUOT-2). */
export const quoteSubmitted =
  createAction<Pick<EcommState, 'isSubmitting' | 'isForcedNewQuote'>>('ecomm/quoteSubmitted');
export const tireDetailChanged = createAction<Partial<TireDetailState>>('ecomm/tireDetailChanged');

extendEcomm((state, action) => {
  if (quoteChanged.match(action)) return { ...state, quote: action.payload };
  if (quoteSubmitted.match(action)) return { ...state, ...action.payload };
  if (tireDetailChanged.match(action)) {
    return { ...state, tireDetail: { ...state.tireDetail, ...action.payload } };
  }
  return state;
});

export const selectQuote = (state: RootState): EcommState['quote'] => state.ecomm.quote;
export const selectTireDetail = (state: RootState): TireDetailState => state.ecomm.tireDetail;
