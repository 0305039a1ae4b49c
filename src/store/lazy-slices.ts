import type { ExpeditedBookingSlice } from './booking/expedited-booking-slice';
import type { TireComparisonSlice } from './comparison/tire-comparison-slice';
import type { ReviewsSlice } from './reviews/reviews-slice';
import type { TireDecisionGuideSlice } from './guide/tire-decision-guide-slice';
import type { TireSearchResultsSlice } from './search/tire-search-results-slice';

/**
 * The slices that chunks add to the Redux store with `injectInto` (STATE-1). Each is absent from the state
 * until its chunk loads.
 */
export type LazySlices = ExpeditedBookingSlice &
  ReviewsSlice &
  TireComparisonSlice &
  TireDecisionGuideSlice &
  TireSearchResultsSlice;
