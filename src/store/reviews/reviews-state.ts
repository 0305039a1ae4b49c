import type {
  Review,
  ReviewRollup,
  ReviewSort,
  ReviewSummary,
  Stars,
} from '../../services/reviews-types';
import { lateSlice } from '../late-slice';

/** `absent`: the host knows no reviews of the product. */
export interface SummaryState extends ReviewSummary {
  status: 'idle' | 'loading' | 'ready' | 'absent' | 'failed';
}

/** The reviews of one product as its visitor sorts, filters and pages them (A3). */
export interface ProductReviews {
  /** Of the first page; a failed further page is told by `more`. */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  more: 'idle' | 'loading' | 'failed';
  reviews: Review[];
  rollup: ReviewRollup | null;
  sort: ReviewSort;
  /** Only reviews of so many stars; null shows all. */
  rating: Stars | null;
  pageSize: number;
  nextPageKey: string | null;
  /** The newest request; an answer to an older one is dropped. */
  request: number;
}

export interface ReviewsState {
  summaries: Record<string, SummaryState>;
  products: Record<string, ProductReviews>;
}

const slice = lateSlice<ReviewsState>({ summaries: {}, products: {} });

/** Ratings and reviews, by product (STATE-1); reviews-slice.ts brings what changes them. */
export const reviews = slice.reducer;
export const changeReviewsBy = slice.changeBy;
