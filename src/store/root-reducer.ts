import { combineSlices } from '@reduxjs/toolkit';
import { accountSlice } from './account/account-slice';
import { vehicleSelectorSlice } from './garage/vehicle-selector-slice';
import { metaSlice } from './meta/meta-slice';
import { ecommReducer } from './ecomm-reducer';
import type { ExpeditedBookingSlice } from './booking/expedited-booking-slice';
import type { TireComparisonSlice } from './comparison/tire-comparison-slice';
import type { ReviewsSlice } from './reviews/reviews-slice';
import type { TireDecisionGuideSlice } from './guide/tire-decision-guide-slice';
import type { TireSearchResultsSlice } from './search/tire-search-results-slice';

/**
 * The slices that chunks add to the Redux store with `injectInto` (STATE-1). Each is absent from the state
 * until its chunk loads.
 */
type LazySlices = ExpeditedBookingSlice &
  ReviewsSlice &
  TireComparisonSlice &
  TireDecisionGuideSlice &
  TireSearchResultsSlice;

/**
 * The slices that the header of every page needs, and those that chunks inject later. Injecting a
 * slice also adds it to existing Redux stores; its state appears with the next action.
 */
export const rootReducer = combineSlices(metaSlice, accountSlice, vehicleSelectorSlice, {
  ecomm: ecommReducer,
}).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;
