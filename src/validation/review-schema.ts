import { object, string } from 'yup';
import { defineTexts } from '../language/define-texts';
import { limitText, requiredText, valueField } from './clean-field';

export type ReviewValues = {
  /** '1' to '5', or empty. */
  rating: string;
  headline: string;
  comments: string;
  nickname: string;
  location: string;
  vehicle: string;
  /** Digits, possibly with thousands separators; may be empty. */
  milesDriven: string;
};

/** Maximum lengths of the review fields, in characters. */
const REVIEW_MAX_LENGTHS = {
  headline: 100,
  comments: 5_000,
  nickname: 40,
  location: 60,
  vehicle: 60,
} as const;

/** Above it, the number is certainly a mistake. */
const MAX_MILES = 999_999;

const MESSAGES = defineTexts('validation.review', {
  rating: 'Choose a rating',
  milesDriven: 'Enter a number of miles, such as 12,000',
});

/** Parses the miles that a visitor has entered; undefined if there are none, or if they aren't a number. */
export const parseMilesDriven = (text: string): number | undefined => {
  const digits = text.replace(/[\s.,]/g, '');
  const miles = /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
  return miles <= MAX_MILES ? miles : undefined;
};

/** Rules and messages of the review form (REVW-4, VAL-11). */
export const reviewSchema = object({
  rating: string()
    .required(() => MESSAGES.rating)
    .matches(/^[1-5]$/, () => MESSAGES.rating),
  headline: requiredText(REVIEW_MAX_LENGTHS.headline),
  comments: requiredText(REVIEW_MAX_LENGTHS.comments),
  nickname: requiredText(REVIEW_MAX_LENGTHS.nickname),
  location: limitText(REVIEW_MAX_LENGTHS.location),
  vehicle: limitText(REVIEW_MAX_LENGTHS.vehicle),
  milesDriven: valueField().test(
    'milesDriven',
    () => MESSAGES.milesDriven,
    (text = '') => text === '' || parseMilesDriven(text) !== undefined,
  ),
});
