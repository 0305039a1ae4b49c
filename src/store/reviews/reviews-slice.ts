import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { getReviews } from '../../services/reviews';
import type {
  Review,
  ReviewPage,
  ReviewRollup,
  ReviewSort,
  ReviewSummary,
  ReviewVote,
  Stars,
} from '../../services/reviews-types';
import { createAppAsyncThunk } from '../store-extra';
import { rootReducer } from '../root-reducer';

interface SummaryState extends ReviewSummary {
  /**
   * `idle` before it is wanted; `queued` until the end of the task, whose ratings share a request;
   * `absent` if the product has no reviews.
   */
  readonly status: 'idle' | 'queued' | 'loading' | 'ready' | 'absent' | 'failed';
}

export interface ReviewQuery {
  readonly productId: string;
  readonly sort: ReviewSort;
  /** Number of stars; null for all. */
  readonly rating: Stars | null;
  readonly pageSize: number;
  /** Absent for the first page. */
  readonly nextPageKey?: string;
}

/** The reviews of one product as the visitor sorts, filters, and pages them (STATE-1). */
export interface ProductReviews {
  /** The state of the request for the first page. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The state of the request for the next page. */
  readonly more: 'idle' | 'loading' | 'failed';
  readonly reviews: readonly Review[];
  readonly rollup: ReviewRollup | null;
  readonly sort: ReviewSort;
  /** Shows only reviews with this many stars; null shows all. */
  readonly rating: Stars | null;
  readonly pageSize: number;
  /** The key of the next page; null on the last one. */
  readonly nextPageKey: string | null;
  /** ID of the newest request; the responses to older ones are dropped. */
  readonly requestId: string | null;
}

/** Ratings and reviews, by product ID (STATE-1). */
interface ReviewsState {
  readonly summaries: Readonly<Record<string, SummaryState>>;
  readonly products: Readonly<Record<string, ProductReviews>>;
}

const NO_SUMMARY: SummaryState = { status: 'idle', averageRating: 0, reviewCount: 0 };

/** Number of a tire's reviews per page (REVW-2). */
export const TIRE_PAGE_SIZE = 6;

const NO_REVIEWS: ProductReviews = {
  status: 'idle',
  more: 'idle',
  reviews: [],
  rollup: null,
  sort: 'MostRelevant',
  rating: null,
  pageSize: TIRE_PAGE_SIZE,
  nextPageKey: null,
  requestId: null,
};

/**
 * Returns the entry with this ID. It ignores inherited properties: a product ID is an author's text
 * and may be `constructor`.
 */
const getEntry = <Entry>(
  entries: Readonly<Record<string, Entry>>,
  id: string,
): Entry | undefined => (Object.hasOwn(entries, id) ? entries[id] : undefined);

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
  change: (product: ProductReviews) => Partial<ProductReviews>,
): ReviewsState => {
  const product = getEntry(state.products, productId) ?? NO_REVIEWS;
  return {
    ...state,
    products: { ...state.products, [productId]: { ...product, ...change(product) } },
  };
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
  { more, reviews: shown, rating, rollup: known }: ProductReviews,
  { reviews, rollup, nextPageKey }: ReviewPage,
): Partial<ProductReviews> => {
  const listed = more === 'loading' ? [...shown, ...reviews] : reviews;
  // The reviews of one rating say nothing about the product's total.
  const counted = rating === null || known === null ? countReviews(listed) : known;
  return {
    reviews: listed,
    status: 'ready',
    more: 'idle',
    rollup: rollup ?? counted,
    nextPageKey: nextPageKey ?? null,
  };
};

const isNewest = (state: ReviewsState, productId: string, requestId: string): boolean =>
  getEntry(state.products, productId)?.requestId === requestId;

/** Requests one page of a product's reviews; the newest request of a product wins (REVW-2). */
export const requestReviews = createAppAsyncThunk(
  'reviews/requestReviews',
  async ({ productId, sort, rating, pageSize, nextPageKey }: ReviewQuery, { rejectWithValue }) => {
    const page = await getReviews({
      id: productId,
      sortBy: sort,
      pageSize,
      rating: rating ?? undefined,
      nextPageKey,
    });
    return page || rejectWithValue(undefined);
  },
);

const initialState: ReviewsState = { summaries: {}, products: {} };

const reviewsSlice = createSlice({
  name: 'reviews',
  initialState,
  reducers: {
    /** Sets the state of ratings that have not been received. */
    summariesChanged(
      state,
      {
        payload,
      }: PayloadAction<{ ids: readonly string[]; status: 'queued' | 'loading' | 'failed' }>,
    ) {
      const { ids, status } = payload;
      return setSummaries(state, ids, () => ({ ...NO_SUMMARY, status }));
    },
    /** Stores the ratings of a request by product ID; a product without reviews is missing in `found`. */
    summariesReceived(
      state,
      {
        payload: { ids, found },
      }: PayloadAction<{
        ids: readonly string[];
        found: Readonly<Record<string, ReviewSummary>>;
      }>,
    ) {
      return setSummaries(state, ids, (id) => {
        const summary = getEntry(found, id);
        return summary ? { ...summary, status: 'ready' } : { ...NO_SUMMARY, status: 'absent' };
      });
    },
    voteCounted(
      state,
      {
        payload: { productId, reviewId, vote },
      }: PayloadAction<{ productId: string; reviewId: string; vote: ReviewVote }>,
    ) {
      return changeProduct(state, productId, ({ reviews }) => ({
        reviews: reviews.map((review) =>
          review.reviewId === reviewId ? countVote(review, vote) : review,
        ),
      }));
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(requestReviews.pending, (state, { meta: { arg, requestId } }) => {
        const { productId, sort, rating, pageSize, nextPageKey } = arg;
        return changeProduct(state, productId, () => ({
          requestId,
          ...(nextPageKey === undefined
            ? { sort, rating, pageSize, status: 'loading', more: 'idle' }
            : { more: 'loading' }),
        }));
      })
      .addCase(requestReviews.fulfilled, (state, { meta: { arg, requestId }, payload }) =>
        isNewest(state, arg.productId, requestId)
          ? changeProduct(state, arg.productId, (product) => addPage(product, payload))
          : state,
      )
      .addCase(requestReviews.rejected, (state, { meta: { arg, requestId } }) =>
        isNewest(state, arg.productId, requestId)
          ? changeProduct(state, arg.productId, ({ more }) =>
              more === 'loading' ? { more: 'failed' } : { status: 'failed' },
            )
          : state,
      );
  },
  selectors: {
    /** Returns a product's rating; `idle` if it hasn't been requested. */
    selectReviewSummary: ({ summaries }, productId: string) =>
      getEntry(summaries, productId) ?? NO_SUMMARY,
    /** Returns the IDs of the ratings that the task's request will load. */
    selectQueuedIds: ({ summaries }) =>
      Object.keys(summaries).filter((id) => getEntry(summaries, id)?.status === 'queued'),
    /** Returns a product's reviews; `idle` before `openReviews`. */
    selectReviews: ({ products }, productId: string) => getEntry(products, productId) ?? NO_REVIEWS,
  },
});

export type ReviewsSlice = WithSlice<typeof reviewsSlice>;
export const { summariesChanged, summariesReceived, voteCounted } = reviewsSlice.actions;
export const { selectReviewSummary, selectQueuedIds, selectReviews } =
  reviewsSlice.injectInto(rootReducer).selectors;
