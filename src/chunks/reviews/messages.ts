import type { ReviewSort } from '../../services/reviews-types';

export const SORT_LABELS: Readonly<Record<ReviewSort, string>> = {
  MostRelevant: 'Most relevant',
  Newest: 'Newest',
  Oldest: 'Oldest',
  HighestRating: 'Highest rating',
  LowestRating: 'Lowest rating',
  MostHelpful: 'Most helpful',
};

export const SLOW_REVIEWS = 'Loading reviews is taking longer than usual.';

/** The status of a vote on a review. */
export const VOTE_MESSAGES = {
  open: '',
  sending: '',
  counted: 'Thank you. Your vote was counted.',
  refused: 'You have already voted on this review.',
  failed: 'Your vote could not be counted. Please try again.',
} as const;

export const FORM_LOADING = 'Loading the form…';
export const FORM_NOT_LOADED = 'The form could not be loaded. Please try again.';
