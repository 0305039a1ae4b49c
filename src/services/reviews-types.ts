export const REVIEW_SORTS = [
  'MostRelevant',
  'Newest',
  'Oldest',
  'HighestRating',
  'LowestRating',
  'MostHelpful',
] as const;

export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Stars, 1 to 5. */
export type Stars = 1 | 2 | 3 | 4 | 5;

export interface ReviewSummary {
  /** 0 to 5, two decimals. */
  readonly averageRating: number;
  readonly reviewCount: number;
}

export interface ReviewRollup extends ReviewSummary {
  /** Number of reviews by stars, one star first. */
  histogram: [number, number, number, number, number];
}

export interface Review {
  readonly reviewId: string;
  readonly rating: number;
  readonly headline: string;
  readonly comments: string;
  readonly nickname: string;
  readonly location: string;
  /** What the reviewer drives; may be empty. */
  readonly vehicle: string;
  /** How far the reviewer has driven on the tires. */
  readonly milesDriven: number | undefined;
  /** ISO 8601. */
  readonly createdDate: string;
  readonly helpfulVotes: number;
  readonly notHelpfulVotes: number;
}

/** One page of a product's reviews (REVW-2). */
export interface ReviewPage {
  /** The totals of all reviews of the product, regardless of the filter; undefined if the host sends none. */
  rollup: ReviewRollup | undefined;
  reviews: Review[];
  /** The key of the next page; undefined on the last page. */
  readonly nextPageKey: string | undefined;
}

/** A review as it is sent (REVW-4). */
export interface NewReview {
  readonly productId: string;
  readonly rating: Stars;
  readonly headline: string;
  readonly comments: string;
  readonly nickname: string;
  readonly location: string;
  readonly vehicle?: string | undefined;
  readonly milesDriven?: number | undefined;
}

/** A review counts the second as `notHelpfulVotes`, as the provider calls it. */
export type ReviewVote = 'helpful' | 'unhelpful';
