import {
  array,
  fallback,
  nullish,
  number,
  object,
  pipe,
  string,
  transform,
  union,
  unknown,
} from 'valibot';
import type { InferOutput } from 'valibot';
import { textOrNumber, tolerantArray } from '../browser/tolerant-array';
import type { Result } from './result';
import { call } from './http';
import { splitIntoBatches } from './review-batches';
import type {
  Review,
  NewReview,
  ReviewPage,
  ReviewRollup,
  ReviewSort,
  ReviewSummary,
  ReviewVote,
  Stars,
} from './reviews-types';

/** The URL of the review provider if the page names none. */
const DEFAULT_PROVIDER = '/provider/';

/** Returns the URL of a call of the review provider, which the page may name on its `<html>` (REVW-4). */
const getProviderUrl = (name: 'submit_review' | 'voteugc'): string => {
  const base = document.documentElement.dataset['reviewProvider']?.trim();
  return `${(base || DEFAULT_PROVIDER).replace(/\/$/, '')}/${name}`;
};

const VERSION_HEADER = { version: 'v2' };

const reviewRecord = object({
  review_id: textOrNumber,
  rating: number(),
  headline: nullish(string(), ''),
  comments: nullish(string(), ''),
  nickname: nullish(string(), ''),
  location: nullish(string(), ''),
  vehicle: fallback(nullish(string(), ''), ''),
  miles_driven: fallback(nullish(number()), undefined),
  created_date: nullish(string(), ''),
  helpful_votes: nullish(number(), 0),
  not_helpful_votes: nullish(number(), 0),
});

// The position in the list matters, so an invalid count becomes zero.
const histogram = fallback(
  nullish(array(fallback(number(), 0)), () => []),
  () => [],
);

const pageKey = { nextPageKey: nullish(textOrNumber) };

/** A product's reviews. A host of the first variant sends the totals, if at all, without `rollup`. */
const reviewsResult = object({
  rollup: nullish(
    object({ average_rating: number(), review_count: number(), rating_histogram: histogram }),
  ),
  average_rating: nullish(number()),
  review_count: nullish(number()),
  rating_histogram: histogram,
  reviews: tolerantArray('reviews', reviewRecord, { needsValidEntry: true }),
  paging: nullish(object(pageKey)),
  ...pageKey,
});

/** The second variant has a list of results; the first one has the result itself (docs/service-contract.md#reviews). */
const reviewsResponse = union([
  object({ results: tolerantArray('results', reviewsResult, { needsValidEntry: true }) }),
  pipe(
    reviewsResult,
    transform((result) => ({ results: [result] })),
  ),
]);

const summaryList = tolerantArray(
  'results',
  object({ page_id: textOrNumber, average_rating: number(), review_count: number() }),
  { needsValidEntry: true },
);

/** The first variant has the list itself. */
const summariesResponse = union([
  object({ results: summaryList }),
  pipe(
    summaryList,
    transform((results) => ({ results })),
  ),
]);

const toReview = (record: InferOutput<typeof reviewRecord>): Review => ({
  reviewId: record.review_id,
  rating: record.rating,
  headline: record.headline,
  comments: record.comments,
  nickname: record.nickname,
  location: record.location,
  vehicle: record.vehicle,
  milesDriven: record.miles_driven ?? undefined,
  createdDate: record.created_date,
  helpfulVotes: record.helpful_votes,
  notHelpfulVotes: record.not_helpful_votes,
});

/** Returns the totals of a result; undefined if the host sends none. */
const toRollup = (result: InferOutput<typeof reviewsResult>): ReviewRollup | undefined => {
  const { average_rating, review_count, rating_histogram } = result.rollup ?? result;
  if (average_rating == null || review_count == null) return undefined;
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = rating_histogram;
  return {
    averageRating: average_rating,
    reviewCount: review_count,
    histogram: [one, two, three, four, five],
  };
};

const NO_REVIEWS: ReviewRollup = { averageRating: 0, reviewCount: 0, histogram: [0, 0, 0, 0, 0] };

const toReviewPage = ({ results: [result] }: InferOutput<typeof reviewsResponse>): ReviewPage => ({
  rollup: result ? toRollup(result) : NO_REVIEWS,
  reviews: result?.reviews.map(toReview) ?? [],
  nextPageKey: result?.paging?.nextPageKey ?? result?.nextPageKey ?? undefined,
});

/**
 * GET reviews/get-reviews-for-product-id: one page of a product's reviews (REVW-2). A lookup
 * failure returns false (REVW-3).
 */
export const getReviews = async (query: {
  id: string;
  sortBy: ReviewSort;
  /** At most 100. */
  pageSize: number;
  rating?: Stars | undefined;
  nextPageKey?: string | undefined;
}): Promise<ReviewPage | false> => {
  const result = await call({
    path: 'reviews/get-reviews-for-product-id',
    schema: reviewsResponse,
    query,
    headers: VERSION_HEADER,
  });
  return result.ok && toReviewPage(result.data);
};

export type ReviewSummaries = ReadonlyMap<string, ReviewSummary>;

const requestSummaryBatch = async (ids: readonly string[]): Promise<ReviewSummaries | false> => {
  const result = await call({
    path: 'reviews/get-review-summaries-by-product-ids',
    schema: summariesResponse,
    query: { ids: ids.join(',') },
    headers: VERSION_HEADER,
  });
  if (!result.ok) return false;
  return new Map(
    result.data.results.map(({ page_id, average_rating, review_count }) => [
      page_id,
      { averageRating: average_rating, reviewCount: review_count },
    ]),
  );
};

/**
 * GET reviews/get-review-summaries-by-product-ids in batches (REVW-3).
 * @returns one entry per batch, in no particular order; false for a batch whose lookup failed. The
 *   summaries of a batch don't include products without reviews.
 */
export const getReviewSummaries = (
  ids: readonly string[],
): { ids: readonly string[]; summaries: Promise<ReviewSummaries | false> }[] =>
  splitIntoBatches(ids).map((batch) => ({ ids: batch, summaries: requestSummaryBatch(batch) }));

/** POST submit_review at the review provider (REVW-4). */
export const submitReview = ({
  productId,
  milesDriven,
  ...review
}: NewReview): Promise<Result<unknown>> =>
  call({
    path: getProviderUrl('submit_review'),
    schema: unknown(),
    method: 'POST',
    body: { page_id: productId, miles_driven: milesDriven, ...review },
    change: 'review',
    headers: VERSION_HEADER,
    isThirdParty: true,
  });

/** POST voteugc at the review provider: one vote per visitor and review (REVW-4). */
export const voteOnReview = (reviewId: string, vote: ReviewVote): Promise<Result<unknown>> =>
  call({
    path: getProviderUrl('voteugc'),
    schema: unknown(),
    method: 'POST',
    body: { review_id: reviewId, vote },
    headers: VERSION_HEADER,
    isThirdParty: true,
  });
