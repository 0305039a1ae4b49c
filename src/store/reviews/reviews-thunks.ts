import { getReviewSummaries, voteOnReview as vote } from '../../services/reviews';
import type { Result } from '../../services/result';
import type { ReviewSort, ReviewVote, Stars } from '../../services/reviews-types';
import type { AppThunk } from '..';
import {
  requestReviews,
  selectQueuedIds,
  selectReviews,
  selectReviewSummary,
  summariesChanged,
  summariesReceived,
  TIRE_PAGE_SIZE,
  voteCounted,
} from './reviews-slice';
import type { ReviewQuery } from './reviews-slice';

const OTHER_PAGE_SIZE = 3;

const requestQueuedSummaries = (): AppThunk => (dispatch, getState) => {
  const queued = selectQueuedIds(getState());
  dispatch(summariesChanged({ ids: queued, status: 'loading' }));
  for (const { ids, summaries } of getReviewSummaries(queued)) {
    void summaries.then((found) =>
      dispatch(
        found
          ? summariesReceived({ ids, found: Object.fromEntries(found) })
          : summariesChanged({ ids, status: 'failed' }),
      ),
    );
  }
};

/**
 * Loads the ratings of these products, except those that were requested before. All IDs of one task
 * share a request, because the roots of a page mount one after another (REVW-3). A failed rating
 * isn't requested again on this page, because it is optional, and sixty ratings would cause many
 * requests.
 */
export const loadReviewSummaries =
  (ids: readonly string[]): AppThunk =>
  (dispatch, getState) => {
    const state = getState();
    const wanted = [...new Set(ids)].filter(
      (id) => selectReviewSummary(state, id).status === 'idle',
    );
    if (wanted.length === 0) return;
    const isScheduled = selectQueuedIds(state).length > 0;
    dispatch(summariesChanged({ ids: wanted, status: 'queued' }));
    if (!isScheduled) setTimeout(() => dispatch(requestQueuedSummaries()));
  };

/** Requests a page with the product's current sort, filter, and page size, unless they change. */
const loadReviews =
  (productId: string, changes: Partial<ReviewQuery>): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { sort, rating, pageSize } = selectReviews(getState(), productId);
    await dispatch(requestReviews({ productId, sort, rating, pageSize, ...changes }));
  };

/**
 * Loads a product's first reviews: the six most relevant of a tire, the three newest of anything
 * else (REVW-2). Does nothing if they are loaded or loading.
 */
export const openReviews =
  ({
    productId,
    productType,
  }: {
    productId: string;
    productType: string;
  }): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { status } = selectReviews(getState(), productId);
    if (status === 'loading' || status === 'ready') return;
    const isTire = productType === 'tire';
    await dispatch(
      loadReviews(productId, {
        sort: isTire ? 'MostRelevant' : 'Newest',
        pageSize: isTire ? TIRE_PAGE_SIZE : OTHER_PAGE_SIZE,
      }),
    );
  };

/** Loads the reviews again in another order; the newest request wins. */
export const setReviewSort = (productId: string, sort: ReviewSort): AppThunk<Promise<void>> =>
  loadReviews(productId, { sort });

/** Loads the reviews with this many stars, or all for null; the newest request wins. */
export const setReviewRating = (productId: string, rating: Stars | null): AppThunk<Promise<void>> =>
  loadReviews(productId, { rating });

/** Adds the next page; does nothing without one or while a request is in progress. */
export const loadMoreReviews =
  (productId: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { status, more, nextPageKey } = selectReviews(getState(), productId);
    if (status !== 'ready' || more === 'loading' || nextPageKey === null) return;
    await dispatch(loadReviews(productId, { nextPageKey }));
  };

/** Votes on a review; the vote shows once the provider has counted it (REVW-4). Never throws. */
export const voteOnReview =
  (productId: string, reviewId: string, choice: ReviewVote): AppThunk<Promise<Result<unknown>>> =>
  async (dispatch) => {
    const result = await vote(reviewId, choice);
    if (result.ok) dispatch(voteCounted({ productId, reviewId, vote: choice }));
    return result;
  };
