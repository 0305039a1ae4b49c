import { createAction } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import type {
  Review,
  ReviewPage,
  ReviewRollup,
  ReviewSummary,
  ReviewVote,
} from '../../services/reviews-types';
import { rootReducer } from '../root-reducer';
import { getEntry, NO_REVIEWS, NO_SUMMARY } from './reviews-state';
import type { ProductReviews, ReviewQuery, ReviewsState, SummaryState } from './reviews-state';

interface SummariesResult {
  readonly ids: readonly string[];
  /** The ratings by product ID; a product without reviews is missing. False if the call failed. */
  readonly found: Readonly<Record<string, ReviewSummary>> | false;
}

interface CountedVote {
  readonly productId: string;
  readonly reviewId: string;
  readonly vote: ReviewVote;
}

interface ReviewsResult {
  readonly productId: string;
  readonly requestId: number;
  /** False if the call failed. */
  readonly page: ReviewPage | false;
}

export const summariesRequested = createAction<readonly string[]>('reviews/summariesRequested');
export const summariesReceived = createAction<SummariesResult>('reviews/summariesReceived');
export const voteCounted = createAction<CountedVote>('reviews/voteCounted');
export const reviewsRequested = createAction<ReviewQuery & { readonly requestId: number }>(
  'reviews/reviewsRequested',
);
/** The response to a request; it is dropped if a newer request for the product was sent. */
export const reviewsReceived = createAction<ReviewsResult>('reviews/reviewsReceived');

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
): ReviewsState => ({
  ...state,
  // A spread copies `__proto__` as a regular entry; an assignment wouldn't.
  summaries: { ...state.summaries, ...Object.fromEntries(ids.map((id) => [id, toSummary(id)])) },
});

const changeProduct = (
  state: ReviewsState,
  productId: string,
  changes: Partial<ProductReviews>,
): ReviewsState => {
  const product = getEntry(state.products, productId) ?? NO_REVIEWS;
  return { ...state, products: { ...state.products, [productId]: { ...product, ...changes } } };
};

const countVote = (review: Review, vote: ReviewVote): Review =>
  vote === 'helpful'
    ? { ...review, helpfulVotes: review.helpfulVotes + 1 }
    : { ...review, notHelpfulVotes: review.notHelpfulVotes + 1 };

/** Adds up the loaded reviews, for a host that sends no totals. */
const countReviews = (reviews: readonly Review[]): ReviewRollup => {
  const histogram: ReviewRollup['histogram'] = [0, 0, 0, 0, 0];
  for (const { rating } of reviews) {
    const index = Math.min(5, Math.max(1, Math.round(rating))) - 1;
    histogram[index] = (histogram[index] ?? 0) + 1;
  }
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return {
    averageRating: reviews.length > 0 ? Math.round((100 * sum) / reviews.length) / 100 : 0,
    reviewCount: reviews.length,
    histogram,
  };
};

const addPage = (
  { more, reviews: shown }: ProductReviews,
  page: ReviewsResult['page'],
): Partial<ProductReviews> => {
  const isNextPage = more === 'loading';
  if (!page) return isNextPage ? { more: 'failed' } : { status: 'failed' };
  const { rollup, nextPageKey = null } = page;
  const reviews = isNextPage ? [...shown, ...page.reviews] : page.reviews;
  return {
    reviews,
    status: 'ready',
    more: 'idle',
    rollup: rollup ?? countReviews(reviews),
    nextPageKey,
  };
};

const reducer = (state: ReviewsState = initialState, action: UnknownAction): ReviewsState => {
  if (summariesRequested.match(action)) {
    return setSummaries(state, action.payload, () => ({ ...NO_SUMMARY, status: 'loading' }));
  }
  if (summariesReceived.match(action)) {
    const { ids, found } = action.payload;
    return setSummaries(state, ids, (id) => toSummaryState(found, id));
  }
  if (reviewsRequested.match(action)) {
    const { productId, requestId, sort, rating, pageSize, nextPageKey } = action.payload;
    return changeProduct(state, productId, {
      requestId,
      ...(nextPageKey === undefined
        ? { sort, rating, pageSize, status: 'loading', more: 'idle' }
        : { more: 'loading' }),
    });
  }
  if (reviewsReceived.match(action)) {
    const { productId, requestId, page } = action.payload;
    const product = getEntry(state.products, productId);
    if (product?.requestId !== requestId) return state;
    return changeProduct(state, productId, addPage(product, page));
  }
  if (voteCounted.match(action)) {
    const { productId, reviewId, vote } = action.payload;
    const product = getEntry(state.products, productId);
    if (!product) return state;
    const reviews = product.reviews.map((review) =>
      review.reviewId === reviewId ? countVote(review, vote) : review,
    );
    return changeProduct(state, productId, { reviews });
  }
  return state;
};

rootReducer.inject({ reducerPath: 'reviews', reducer });
