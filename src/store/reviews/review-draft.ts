import { fallback, object, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { parseData } from '../../browser/parse-data';
import { DRAFT_PREFIX, readSessionItem, writeSessionItem } from '../../browser/session-items';

/** Session storage key, so that a reload loses nothing (docs/storage-and-cookies.md#session-storage). */
const KEY = `${DRAFT_PREFIX}review`;

const text = fallback(string(), '');

const savedDraft = object({
  productId: string(),
  review: object({
    rating: text,
    headline: text,
    comments: text,
    nickname: text,
    location: text,
    vehicle: text,
    milesDriven: text,
  }),
});

type ReviewDraft = InferOutput<typeof savedDraft>['review'];

/** Reads what was entered in this tab's review of a product. */
export const readReviewDraft = (productId: string): ReviewDraft | undefined => {
  const saved = parseData(savedDraft, readSessionItem(KEY));
  return saved?.productId === productId ? saved.review : undefined;
};

export const saveReviewDraft = (productId: string, review: ReviewDraft): void =>
  writeSessionItem(KEY, { productId, review });

export const removeReviewDraft = (): void => writeSessionItem(KEY, undefined);
