import { object, string } from 'valibot';
import { createDraft } from '../drafts';
import { storedText as text } from '../../browser/stored-item';

/** What was entered in the last review of a product. */
export const reviewDraft = createDraft(
  'review',
  object({
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
  }),
);
