import { createAction } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import type {
  Review,
  ReviewPage,
  ReviewSort,
  ReviewSummary,
  ReviewVote,
  Stars,
} from '../../services/reviews-types';
import type { RootState } from '..';
import { changeReviewsBy } from './reviews-state';
import type { ProductReviews, ReviewsState, SummaryState } from './reviews-state';

const NO_SUMMARY: SummaryState = { status: 'idle', averageRating: 0, reviewCount: 0 };

const NO_REVIEWS: ProductReviews = {
  status: 'idle',
  more: 'idle',
  reviews: [],
  rollup: null,
  sort: 'MostRelevant',
  rating: null,
  pageSize: 6,
  nextPageKey: null,
  request: 0,
};

interface ReviewQuery {
  productId: string;
  request: number;
  sort: ReviewSort;
  rating: Stars | null;
  pageSize: number;
}

interface SummariesAnswer {
  ids: readonly string[];
  /** False when the call failed; an id left out of the answer is absent. */
  found: Readonly<Record<string, ReviewSummary>> | false;
}

export const summariesAsked = createAction<readonly string[]>('reviews/summariesAsked');
export const summariesAnswered = createAction<SummariesAnswer>('reviews/summariesAnswered');
export const reviewsAsked = createAction<ReviewQuery>('reviews/reviewsAsked');
export const moreReviewsAsked = createAction<{ productId: string; request: number }>(
  'reviews/moreReviewsAsked',
);
export const reviewsAnswered = createAction<{
  productId: string;
  request: number;
  page: ReviewPage | false;
}>('reviews/reviewsAnswered');
export const voteCounted = createAction<{
  productId: string;
  reviewId: string;
  vote: ReviewVote;
}>('reviews/voteCounted');

/** An entry by its own name alone: a product id is an author's text, and may be `constructor`. */
const entryOf = <T>(entries: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(entries, id) ? entries[id] : undefined;

const summaryOf = (found: SummariesAnswer['found'], id: string): SummaryState => {
  const summary = found ? entryOf(found, id) : undefined;
  if (summary) return { ...summary, status: 'ready' };
  return { ...NO_SUMMARY, status: found ? 'absent' : 'failed' };
};

const withSummaries = (
  state: ReviewsState,
  ids: readonly string[],
  summary: (id: string) => SummaryState,
): ReviewsState => ({
  ...state,
  summaries: { ...state.summaries, ...Object.fromEntries(ids.map((id) => [id, summary(id)])) },
});

/** Changes what is known of one product; nothing for one that nobody opened. */
const withProduct = (
  state: ReviewsState,
  productId: string,
  change: (product: ProductReviews) => Partial<ProductReviews>,
): ReviewsState => {
  const product = entryOf(state.products, productId);
  if (!product) return state;
  const changed = { ...product, ...change(product) };
  return { ...state, products: { ...state.products, [productId]: changed } };
};

const withPage = (product: ProductReviews, page: ReviewPage | false): Partial<ProductReviews> => {
  const further = product.more === 'loading';
  if (!page) return further ? { more: 'failed' } : { status: 'failed' };
  return {
    status: 'ready',
    more: 'idle',
    rollup: page.rollup,
    reviews: further ? [...product.reviews, ...page.reviews] : page.reviews,
    nextPageKey: page.nextPageKey ?? null,
  };
};

/** The review with one more vote than the provider's list told. */
const withVote = (review: Review, vote: ReviewVote): Review =>
  vote === 'helpful'
    ? { ...review, helpfulVotes: review.helpfulVotes + 1 }
    : { ...review, notHelpfulVotes: review.notHelpfulVotes + 1 };

/** What an action of this file changes (REVW-2). */
const change = (state: ReviewsState, action: UnknownAction): ReviewsState => {
  if (summariesAsked.match(action)) {
    return withSummaries(state, action.payload, () => ({ ...NO_SUMMARY, status: 'loading' }));
  }
  if (summariesAnswered.match(action)) {
    const { ids, found } = action.payload;
    return withSummaries(state, ids, (id) => summaryOf(found, id));
  }
  if (reviewsAsked.match(action)) {
    const { productId, ...query } = action.payload;
    const product = entryOf(state.products, productId) ?? NO_REVIEWS;
    const asked: ProductReviews = { ...product, ...query, status: 'loading', more: 'idle' };
    return { ...state, products: { ...state.products, [productId]: asked } };
  }
  if (moreReviewsAsked.match(action)) {
    const { productId, request } = action.payload;
    return withProduct(state, productId, () => ({ request, more: 'loading' }));
  }
  if (reviewsAnswered.match(action)) {
    const { productId, request, page } = action.payload;
    return withProduct(state, productId, (product) =>
      product.request === request ? withPage(product, page) : {},
    );
  }
  if (voteCounted.match(action)) {
    const { productId, reviewId, vote } = action.payload;
    return withProduct(state, productId, ({ reviews }) => ({
      reviews: reviews.map((review) =>
        review.reviewId === reviewId ? withVote(review, vote) : review,
      ),
    }));
  }
  return state;
};

changeReviewsBy(change);

/** What is known of a product's rating; `idle` when nobody has asked. */
export const selectReviewSummary = (state: RootState, id: string): SummaryState =>
  entryOf(state.reviews.summaries, id) ?? NO_SUMMARY;

/** The list of a product's reviews; `idle` before openReviews. */
export const selectReviews = (state: RootState, productId: string): ProductReviews =>
  entryOf(state.reviews.products, productId) ?? NO_REVIEWS;
