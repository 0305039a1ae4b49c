import type { PayloadAction } from '@reduxjs/toolkit';
import type { ReviewSummary, ReviewVote } from '../../services/reviews-types';
import { rootReducer } from '../root-reducer';
import { createSlice } from '../slice-toolkit';
import { fetchReviews } from './fetch-reviews';
import { getEntry, NO_REVIEWS, NO_SUMMARY } from './reviews-state';
import type { ProductReviews, ReviewsState, SummaryState } from './reviews-state';

interface SummariesResult {
  ids: readonly string[];
  /** The ratings by product ID; a product without reviews is missing. False if the call failed. */
  found: Readonly<Record<string, ReviewSummary>> | false;
}

interface CountedVote {
  productId: string;
  reviewId: string;
  vote: ReviewVote;
}

const initialState: ReviewsState = { summaries: {}, products: {} };

const toSummaryState = (found: SummariesResult['found'], id: string): SummaryState => {
  const summary = found ? getEntry(found, id) : undefined;
  if (summary) return { ...summary, status: 'ready' };
  return { ...NO_SUMMARY, status: found ? 'absent' : 'failed' };
};

const setSummaries = (
  state: ReviewsState,
  ids: readonly string[],
  toSummary: (id: string) => SummaryState,
): void => {
  // A spread copies `__proto__` as a regular entry; an assignment wouldn't.
  state.summaries = {
    ...state.summaries,
    ...Object.fromEntries(ids.map((id) => [id, toSummary(id)])),
  };
};

/** Returns the product that still waits for this request; newer requests win. */
const findWaiting = (
  state: ReviewsState,
  { arg, requestId }: { arg: { productId: string }; requestId: string },
): ProductReviews | undefined => {
  const product = getEntry(state.products, arg.productId);
  return product?.requestId === requestId ? product : undefined;
};

const reviewsSlice = createSlice({
  name: 'reviews',
  initialState,
  reducers: {
    summariesRequested(state, { payload }: PayloadAction<readonly string[]>) {
      setSummaries(state, payload, () => ({ ...NO_SUMMARY, status: 'loading' }));
    },
    summariesReceived(state, { payload: { ids, found } }: PayloadAction<SummariesResult>) {
      setSummaries(state, ids, (id) => toSummaryState(found, id));
    },
    voteCounted(state, { payload: { productId, reviewId, vote } }: PayloadAction<CountedVote>) {
      const reviews = getEntry(state.products, productId)?.reviews ?? [];
      for (const review of reviews) {
        if (review.reviewId !== reviewId) continue;
        if (vote === 'helpful') review.helpfulVotes += 1;
        else review.notHelpfulVotes += 1;
      }
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(fetchReviews.pending, (state, { meta: { arg, requestId } }) => {
        const { productId, sort, rating, pageSize, nextPageKey } = arg;
        const product = getEntry(state.products, productId) ?? NO_REVIEWS;
        const changes: Partial<ProductReviews> =
          nextPageKey === undefined
            ? { sort, rating, pageSize, status: 'loading', more: 'idle' }
            : { more: 'loading' };
        state.products = {
          ...state.products,
          [productId]: { ...product, ...changes, requestId },
        };
      })
      .addCase(fetchReviews.fulfilled, (state, { meta, payload: page }) => {
        const product = findWaiting(state, meta);
        if (!product) return;
        product.reviews =
          product.more === 'loading' ? [...product.reviews, ...page.reviews] : page.reviews;
        product.status = 'ready';
        product.more = 'idle';
        product.rollup = page.rollup;
        product.nextPageKey = page.nextPageKey ?? null;
      })
      .addCase(fetchReviews.rejected, (state, { meta }) => {
        const product = findWaiting(state, meta);
        if (!product) return;
        if (product.more === 'loading') product.more = 'failed';
        else product.status = 'failed';
      });
  },
});

rootReducer.inject(reviewsSlice);

export const { summariesRequested, summariesReceived, voteCounted } = reviewsSlice.actions;
