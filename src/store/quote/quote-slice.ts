import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Cart } from '../../services/cart-schema';
import type { Quote, QuoteRequest } from '../../services/quotes';
import type { QuotedVehicle } from '../../services/vehicle-schema';
import type { RootState } from '..';

/** The current quote; without one, its fields are null. */
export interface CurrentQuote {
  /** The loaded cart, if it was created from the quote. */
  readonly cart: Cart | null;
  /** The vehicle that the quoted tires are for. */
  readonly vehicleFitment: QuotedVehicle | null;
  readonly cartGuid: string | null;
  readonly tireQuoteId: string | null;
  readonly tire: Quote['tire'] | null;
  /** ISO 8601; absent without a quote. */
  readonly expires?: string;
  /** The request for the quote, which creates it again when the session changes (QUOT-2). */
  readonly request?: QuoteRequest;
}

/** The state of the main button on the tire detail page, the only one that uses it (TDP-2, STATE-3). */
export interface TireDetailState {
  /** `noPrice` and `noEcommerce` depend on the store, `unavailable` on the tire. */
  readonly button: 'idle' | 'busy' | 'unavailable' | 'noPrice' | 'noEcommerce';
  readonly isInCart: boolean;
  readonly isScrolledPast: boolean;
}

/** The quote's part of `ecomm` (STATE-3). */
export interface QuoteState {
  readonly quote: CurrentQuote;
  /** Whether the next quote is a new one, even if the current quote is valid (QUOT-2). */
  readonly isForcedNewQuote: boolean;
  readonly isSubmitting: boolean;
  /** The newest request for a quote, while it is running; the responses to earlier ones are dropped. */
  readonly pendingQuoteId?: string | undefined;
  readonly tireDetail: TireDetailState;
}

const initialState: QuoteState = {
  quote: { cart: null, vehicleFitment: null, cartGuid: null, tireQuoteId: null, tire: null },
  isForcedNewQuote: false,
  isSubmitting: false,
  tireDetail: { button: 'idle', isInCart: false, isScrolledPast: false },
};

export const quoteSlice = createSlice({
  name: 'quote',
  initialState,
  reducers: {
    quoteChanged: (state, { payload }: PayloadAction<CurrentQuote>) => ({
      ...state,
      quote: payload,
      isForcedNewQuote: false,
      isSubmitting: false,
      pendingQuoteId: undefined,
    }),
    /** Marks the start of a quote request, which replaces earlier ones. @param payload its ID */
    quoteRequested: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      pendingQuoteId: payload,
      isSubmitting: true,
    }),
    /** Marks the end of a quote request that failed. */
    quoteFailed: (state) => ({ ...state, pendingQuoteId: undefined, isSubmitting: false }),
    /** Makes the next quote a new one, even if the current quote is valid (QUOT-2). */
    newQuoteForced: (state) => ({ ...state, isForcedNewQuote: true }),
    tireDetailChanged: (state, { payload }: PayloadAction<Partial<TireDetailState>>) => ({
      ...state,
      tireDetail: { ...state.tireDetail, ...payload },
    }),
  },
  selectors: {
    selectQuote: ({ quote }) => quote,
    selectTireDetail: ({ tireDetail }) => tireDetail,
  },
});

export const { quoteChanged, quoteRequested, quoteFailed, newQuoteForced, tireDetailChanged } =
  quoteSlice.actions;
export const { selectQuote, selectTireDetail } = quoteSlice.getSelectors(
  ({ ecomm }: RootState): QuoteState => ecomm,
);
