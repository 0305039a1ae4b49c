import type { AppThunk } from '../../store';
import { selectReviewSummary } from '../../store/reviews/reviews-slice';
import { loadReviewSummaries } from '../../store/reviews/review-thunks';

/** Matches the page's inline ratings in the markup that authors write (REVW-1). */
const INLINE_RATINGS = '.reviews-app-v2[data-type="inline-rating"][data-id]';

/**
 * Loads all inline ratings of the page, mounted or not, so that a list of sixty tires takes one request
 * (REVW-3). Does nothing if this product's rating has already been requested.
 */
export const loadPageRatings =
  (productId: string): AppThunk =>
  (dispatch, getState) => {
    if (selectReviewSummary(getState(), productId).status !== 'idle') return;
    const ids = [...document.querySelectorAll<HTMLElement>(INLINE_RATINGS)].map(
      ({ dataset }) => dataset['id']?.trim() ?? '',
    );
    dispatch(loadReviewSummaries(ids.filter(Boolean)));
  };
