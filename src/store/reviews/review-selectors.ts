import type { RootState } from '..';
import { getEntry, NO_REVIEWS, NO_SUMMARY } from './reviews-state';
import type { ProductReviews, SummaryState } from './reviews-state';

// These selectors don't import the slice, so that a page that only shows known ratings doesn't load it.

/** Returns a product's rating; `idle` if it hasn't been requested. */
export const selectReviewSummary = (state: RootState, productId: string): SummaryState =>
  (state.reviews && getEntry(state.reviews.summaries, productId)) ?? NO_SUMMARY;

/** Returns a product's reviews; `idle` before `openReviews`. */
export const selectReviews = (state: RootState, productId: string): ProductReviews =>
  (state.reviews && getEntry(state.reviews.products, productId)) ?? NO_REVIEWS;
