import type { ExpeditedBookingState } from './booking/expedited-booking-slice';
import type { ReviewsSlice } from './reviews/reviews-slice';
import type { TireComparisonState } from './shop/tire-comparison-slice';
import type { TireDecisionGuideState } from './shop/tire-decision-guide-slice';
import type { TireSearchResultsState } from './shop/tire-search-results-slice';

/**
 * The slices that chunks add to the Redux store with `rootReducer.inject` (STATE-1). Each is absent from
 * the state until its chunk loads.
 */
export interface LazySlices {
  reviews: ReviewsSlice['reviews'];
  tireDecisionGuide: TireDecisionGuideState;
  tireSearchResults: TireSearchResultsState;
  tireComparison: TireComparisonState;
  expeditedBooking: ExpeditedBookingState;
}
