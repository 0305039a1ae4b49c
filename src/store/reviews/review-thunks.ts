import {
  getReviews,
  getReviewSummaries,
  submitReview as submit,
  voteOnReview as vote,
} from '../../services/reviews';
import type { Answer } from '../../services/answer';
import type { ReviewDraft, ReviewSort, ReviewVote, Stars } from '../../services/reviews-types';
import type { AppDispatch, AppThunk } from '..';
import {
  moreReviewsAsked,
  reviewsAnswered,
  reviewsAsked,
  selectReviews,
  selectReviewSummary,
  summariesAnswered,
  summariesAsked,
  voteCounted,
} from './reviews-slice';

const TIRE_PAGE = 6;
const OTHER_PAGE = 3;

/** Ids asked for in this task; one request takes them all (REVW-3). */
let gathered: Set<string> | undefined;

const askTogether = (dispatch: AppDispatch, ids: readonly string[]): void => {
  dispatch(summariesAsked(ids));
  for (const batch of getReviewSummaries(ids)) {
    void batch.summaries.then((found) =>
      dispatch(summariesAnswered({ ids: batch.ids, found: found && Object.fromEntries(found) })),
    );
  }
};

/**
 * Loads the ratings that nobody has asked for yet. Ids of one moment go together: the roots of a
 * page mount one after another, and their request is one (REVW-3). What failed is not asked for
 * again on this page: a rating is an ornament, and sixty of them would keep asking.
 */
export const loadReviewSummaries =
  (ids: readonly string[]): AppThunk =>
  (dispatch, getState) => {
    const wanted = ids.filter((id) => selectReviewSummary(getState(), id).status === 'idle');
    if (wanted.length === 0) return;
    if (!gathered) {
      const asked = new Set<string>();
      gathered = asked;
      setTimeout(() => {
        gathered = undefined;
        askTogether(dispatch, [...asked]);
      });
    }
    for (const id of wanted) gathered.add(id);
  };

let requests = 0;

const ask =
  (
    productId: string,
    change: { sort?: ReviewSort; rating?: Stars | null; pageSize?: number },
  ): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { sort, rating, pageSize } = { ...selectReviews(getState(), productId), ...change };
    const request = ++requests;
    dispatch(reviewsAsked({ productId, request, sort, rating, pageSize }));
    const page = await getReviews({
      id: productId,
      sortBy: sort,
      pageSize,
      rating: rating ?? undefined,
    });
    dispatch(reviewsAnswered({ productId, request, page }));
  };

/**
 * Loads a product's first reviews: most relevant first and six a page for a tire, else newest
 * first and three (REVW-2). Reviews that are there, or under way, are not asked for again.
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
    const tire = productType === 'tire';
    await dispatch(
      ask(productId, {
        sort: tire ? 'MostRelevant' : 'Newest',
        pageSize: tire ? TIRE_PAGE : OTHER_PAGE,
      }),
    );
  };

/** Asks anew in another order; the newest request wins. */
export const setReviewSort = (productId: string, sort: ReviewSort): AppThunk<Promise<void>> =>
  ask(productId, { sort });

/** Asks anew for reviews of so many stars; null asks for all. The newest request wins. */
export const setReviewRating = (productId: string, rating: Stars | null): AppThunk<Promise<void>> =>
  ask(productId, { rating });

/** Tries the first page again after a failure, as it was asked for. */
export const retryReviews = (productId: string): AppThunk<Promise<void>> => ask(productId, {});

/** Adds the page after the shown ones; nothing without one, or while a request is under way. */
export const loadMoreReviews =
  (productId: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { status, more, sort, rating, pageSize, nextPageKey } = selectReviews(
      getState(),
      productId,
    );
    if (status !== 'ready' || more === 'loading' || nextPageKey === null) return;
    const request = ++requests;
    dispatch(moreReviewsAsked({ productId, request }));
    const page = await getReviews({
      id: productId,
      sortBy: sort,
      pageSize,
      rating: rating ?? undefined,
      nextPageKey,
    });
    dispatch(reviewsAnswered({ productId, request, page }));
  };

/** Sends a visitor's review to the provider (REVW-4). */
export const submitReview =
  (draft: ReviewDraft): AppThunk<Promise<Answer<unknown>>> =>
  () =>
    submit(draft);

/** Votes once on a review (REVW-4); the vote shows when the provider has counted it. */
export const voteOnReview =
  (productId: string, reviewId: string, choice: ReviewVote): AppThunk<Promise<Answer<unknown>>> =>
  async (dispatch) => {
    const answer = await vote(reviewId, choice);
    if (answer.success === 'true') dispatch(voteCounted({ productId, reviewId, vote: choice }));
    return answer;
  };
