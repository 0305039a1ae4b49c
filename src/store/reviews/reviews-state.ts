import type {
  Review,
  ReviewRollup,
  ReviewSort,
  ReviewSummary,
  Stars,
} from '../../services/reviews-types';

/** The rating of one product. */
export interface SummaryState extends ReviewSummary {
  /** `idle` before it is requested; `absent` if the product has no reviews. */
  status: 'idle' | 'loading' | 'ready' | 'absent' | 'failed';
}

/** The reviews of one product as the visitor sorts, filters, and pages them (STATE-1). */
export interface ProductReviews {
  /** The state of the request for the first page. */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The state of the request for the next page. */
  more: 'idle' | 'loading' | 'failed';
  reviews: Review[];
  rollup: ReviewRollup | null;
  sort: ReviewSort;
  /** Shows only reviews with this many stars; null shows all. */
  rating: Stars | null;
  pageSize: number;
  /** Requests the next page; null on the last one. */
  nextPageKey: string | null;
  /** ID of the newest request; the responses to older ones are dropped. */
  requestId: string | null;
}

/** Ratings and reviews, by product ID (STATE-1). */
export interface ReviewsState {
  summaries: Record<string, SummaryState>;
  products: Record<string, ProductReviews>;
}

export const NO_SUMMARY: SummaryState = { status: 'idle', averageRating: 0, reviewCount: 0 };

export const NO_REVIEWS: ProductReviews = {
  status: 'idle',
  more: 'idle',
  reviews: [],
  rollup: null,
  sort: 'MostRelevant',
  rating: null,
  pageSize: 6,
  nextPageKey: null,
  requestId: null,
};

/**
 * Returns the entry with this ID. It ignores inherited properties: a product ID is an author's text
 * and may be `constructor`.
 */
export const getEntry = <Entry>(
  entries: Readonly<Record<string, Entry>>,
  id: string,
): Entry | undefined => (Object.hasOwn(entries, id) ? entries[id] : undefined);
