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
  readonly status: 'idle' | 'loading' | 'ready' | 'absent' | 'failed';
}

/** One page of a product's reviews. */
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
  readonly requestId: number | null;
}

/** Ratings and reviews, by product ID (STATE-1). */
export interface ReviewsState {
  readonly summaries: Readonly<Record<string, SummaryState>>;
  readonly products: Readonly<Record<string, ProductReviews>>;
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
