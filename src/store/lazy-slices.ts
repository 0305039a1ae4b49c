import type { ExpeditedBookingState } from './booking/expedited-booking-slice';
import type { ReviewsSlice } from './reviews/reviews-slice';
import type { TireComparisonSlice } from './shop/tire-comparison-slice';
import type { TireDecisionGuideState } from './shop/tire-decision-guide-slice';
import type { TireSearchResultsSlice } from './shop/tire-search-results-slice';

/**
 * The slices that chunks add to the Redux store with `injectInto` (STATE-1). Each is absent from the state
 * until its chunk loads.
 */
export type LazySlices = ReviewsSlice &
  TireComparisonSlice &
  TireSearchResultsSlice & {
    tireDecisionGuide: TireDecisionGuideState;
    expeditedBooking: ExpeditedBookingState;
  };
