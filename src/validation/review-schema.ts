import { object, string } from 'yup';
import { defineTexts } from '../language/define-texts';
import { limitText } from './clean-field';
import { FORM_MESSAGES } from './messages';

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
  headline: limitText(REVIEW_MAX_LENGTHS.headline).required(() => FORM_MESSAGES.required),
  comments: limitText(REVIEW_MAX_LENGTHS.comments).required(() => FORM_MESSAGES.required),
  nickname: limitText(REVIEW_MAX_LENGTHS.nickname).required(() => FORM_MESSAGES.required),
  location: limitText(REVIEW_MAX_LENGTHS.location),
});
