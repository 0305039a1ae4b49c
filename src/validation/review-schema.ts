import { object, string } from 'yup';
import { limited } from './limited';
import { REQUIRED_MESSAGE } from './required';

/** What the form to write a review holds. */
export type ReviewValues = {
  /** '1' to '5', or empty. */
  rating: string;
  headline: string;
  comments: string;
  nickname: string;
  location: string;
};

/** Longest texts that the form takes, in characters. */
export const REVIEW_LENGTHS = {
  headline: 100,
  comments: 5_000,
  nickname: 40,
  location: 60,
} as const;

/** The review form's rules and messages (REVW-4, VAL-11). */
export const reviewSchema = object({
  rating: string()
    .required('Choose a rating')
    .matches(/^[1-5]$/, 'Choose a rating'),
  headline: limited(REVIEW_LENGTHS.headline).required(REQUIRED_MESSAGE),
  comments: limited(REVIEW_LENGTHS.comments).required(REQUIRED_MESSAGE),
  nickname: limited(REVIEW_LENGTHS.nickname).required(REQUIRED_MESSAGE),
  location: limited(REVIEW_LENGTHS.location),
});
