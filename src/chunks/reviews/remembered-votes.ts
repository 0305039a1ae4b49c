import * as v from 'valibot';
import { readItem, writeItem } from '../../browser/storage';
import { tolerantArray } from '../../browser/tolerant-array';
import type { ReviewVote } from '../../services/reviews-types';

const KEY = 'bsro-review-votes';
const LIFE_MS = 360 * 24 * 3_600_000;
/** Older votes are forgotten first; the provider refuses a second one all the same. */
const MOST = 200;

const votes = tolerantArray(KEY, v.tuple([v.string(), v.picklist(['helpful', 'unhelpful'])]));

const read = (): v.InferOutput<typeof votes> => {
  const parsed = v.safeParse(votes, readItem(KEY, LIFE_MS));
  return parsed.success ? parsed.output : [];
};

/** How this browser has voted on a review, if it has (REVW-4). */
export const rememberedVote = (reviewId: string): ReviewVote | undefined =>
  read().find(([id]) => id === reviewId)?.[1];

export const rememberVote = (reviewId: string, vote: ReviewVote): void => {
  const others = read().filter(([id]) => id !== reviewId);
  writeItem(KEY, [...others, [reviewId, vote]].slice(-MOST), LIFE_MS);
};
