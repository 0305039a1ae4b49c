import * as v from 'valibot';
import { parseData } from '../../browser/parse-data';
import { readItem, writeItem } from '../../browser/storage';
import { tolerantArray } from '../../browser/tolerant-array';
import type { ReviewVote } from '../../services/reviews-types';

const KEY = 'bsro-review-votes';
const LIFETIME_MS = 360 * 24 * 3_600_000;
/** The number of votes to remember. The provider still rejects a second vote after a vote is forgotten. */
const MAX_VOTES = 200;

const votes = tolerantArray(KEY, v.tuple([v.string(), v.picklist(['helpful', 'unhelpful'])]));

const readVotes = (): v.InferOutput<typeof votes> =>
  parseData(votes, readItem(KEY, LIFETIME_MS)) ?? [];

/** Gets this browser's vote on a review, if it has voted (REVW-4). */
export const getRememberedVote = (reviewId: string): ReviewVote | undefined =>
  readVotes().find(([id]) => id === reviewId)?.[1];

export const rememberVote = (reviewId: string, vote: ReviewVote): void => {
  const others = readVotes().filter(([id]) => id !== reviewId);
  writeItem(KEY, [...others, [reviewId, vote]].slice(-MAX_VOTES), LIFETIME_MS);
};
