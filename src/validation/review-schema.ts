import { object, string } from 'yup';
import { limitText } from './clean-field';
import { REQUIRED_MESSAGE } from './messages';

/** Values of the review form. */
export type ReviewValues = {
  /** '1' to '5', or empty. */
  rating: string;
  headline: string;
  comments: string;
  nickname: string;
  location: string;
};

/** Maximum lengths of the review fields, in characters. */
export const REVIEW_MAX_LENGTHS = {
  headline: 100,
  comments: 5_000,
  nickname: 40,
  location: 60,
} as const;

/** Rules and messages of the review form (REVW-4, VAL-11). */
export const reviewSchema = object({
  rating: string()
    .required('Choose a rating')
    .matches(/^[1-5]$/, 'Choose a rating'),
  headline: limitText(REVIEW_MAX_LENGTHS.headline).required(REQUIRED_MESSAGE),
  comments: limitText(REVIEW_MAX_LENGTHS.comments).required(REQUIRED_MESSAGE),
  nickname: limitText(REVIEW_MAX_LENGTHS.nickname).required(REQUIRED_MESSAGE),
  location: limitText(REVIEW_MAX_LENGTHS.location),
});
