import { array, fallback, nullish, number, object, string, unknown } from 'valibot';
import type { InferOutput } from 'valibot';
import { textOrNumber, tolerantArray } from '../browser/tolerant-array';
import type { Result } from './result';
import { call } from './http';
import { splitIntoBatches } from './review-batches';
import type {
  Review,
  ReviewDraft,
  ReviewPage,
  ReviewSort,
  ReviewSummary,
  ReviewVote,
  Stars,
} from './reviews-types';

/** The review provider's calls (REVW-4). */
const REVIEW_PROVIDER = {
  submit: '/provider/submit_review',
  vote: '/provider/voteugc',
} as const;

const VERSION_QUERY = { version: 'v2' };

const reviewRecord = object({
  review_id: textOrNumber,
  rating: number(),
  headline: nullish(string(), ''),
  comments: nullish(string(), ''),
  nickname: nullish(string(), ''),
  location: nullish(string(), ''),
  created_date: nullish(string(), ''),
  helpful_votes: nullish(number(), 0),
  not_helpful_votes: nullish(number(), 0),
});

const reviewsResponse = object({
  results: tolerantArray(
    'results',
    object({
      rollup: object({
        average_rating: number(),
        review_count: number(),
        // The position in the list matters, so an invalid count becomes zero.
        rating_histogram: fallback(
          nullish(array(fallback(number(), 0)), () => []),
          () => [],
        ),
      }),
      reviews: tolerantArray('reviews', reviewRecord, { needsValidEntry: true }),
      paging: nullish(object({ nextPageKey: nullish(textOrNumber) })),
    }),
    { needsValidEntry: true },
  ),
});

const summariesResponse = object({
  results: tolerantArray(
    'results',
    object({ page_id: textOrNumber, average_rating: number(), review_count: number() }),
    { needsValidEntry: true },
  ),
});

const toReview = (record: InferOutput<typeof reviewRecord>): Review => ({
  reviewId: record.review_id,
  rating: record.rating,
  headline: record.headline,
  comments: record.comments,
  nickname: record.nickname,
  location: record.location,
  createdDate: record.created_date,
  helpfulVotes: record.helpful_votes,
  notHelpfulVotes: record.not_helpful_votes,
});

const toReviewPage = ({ results: [result] }: InferOutput<typeof reviewsResponse>): ReviewPage => {
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = result?.rollup.rating_histogram ?? [];
  return {
    rollup: {
      averageRating: result?.rollup.average_rating ?? 0,
      reviewCount: result?.rollup.review_count ?? 0,
      histogram: [one, two, three, four, five],
    },
    reviews: result?.reviews.map(toReview) ?? [],
    nextPageKey: result?.paging?.nextPageKey ?? undefined,
  };
};

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
    headers: VERSION_QUERY,
  });
  return result.ok && toReviewPage(result.data);
};

/** Summaries by product ID. */
export type ReviewSummaries = ReadonlyMap<string, ReviewSummary>;

const requestSummaryBatch = async (ids: readonly string[]): Promise<ReviewSummaries | false> => {
  const result = await call({
    path: 'reviews/get-review-summaries-by-product-ids',
    schema: summariesResponse,
    query: { ids: ids.join(',') },
    headers: VERSION_QUERY,
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
export const submitReview = ({ productId, ...review }: ReviewDraft): Promise<Result<unknown>> =>
  call({
    path: REVIEW_PROVIDER.submit,
    schema: unknown(),
    method: 'POST',
    body: { page_id: productId, ...review },
    headers: VERSION_QUERY,
    isThirdParty: true,
  });

/** POST voteugc at the review provider: one vote per visitor and review (REVW-4). */
export const voteOnReview = (reviewId: string, vote: ReviewVote): Promise<Result<unknown>> =>
  call({
    path: REVIEW_PROVIDER.vote,
    schema: unknown(),
    method: 'POST',
    body: { review_id: reviewId, vote },
    headers: VERSION_QUERY,
    isThirdParty: true,
  });
