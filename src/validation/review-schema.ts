import { object, string } from 'yup';
import { defineTexts } from '../language/define-texts';
import { limitText, requiredText } from './clean-field';

export type ReviewValues = {
  /** '1' to '5', or empty. */
  rating: string;
  headline: string;
  comments: string;
  nickname: string;
  location: string;
};

/** Maximum lengths of the review fields, in characters. */
const REVIEW_MAX_LENGTHS = {
  headline: 100,
  comments: 5_000,
  nickname: 40,
  location: 60,
} as const;

const MESSAGES = defineTexts('validation.review', { rating: 'Choose a rating' });

/** Rules and messages of the review form (REVW-4, VAL-11). */
export const reviewSchema = object({
  rating: string()
    .required(() => MESSAGES.rating)
    .matches(/^[1-5]$/, () => MESSAGES.rating),
  headline: requiredText(REVIEW_MAX_LENGTHS.headline),
  comments: requiredText(REVIEW_MAX_LENGTHS.comments),
  nickname: requiredText(REVIEW_MAX_LENGTHS.nickname),
  location: limitText(REVIEW_MAX_LENGTHS.location),
});
