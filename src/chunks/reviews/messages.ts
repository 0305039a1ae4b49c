import type { ReviewSort } from '../../services/reviews-types';

export const SORT_LABELS: Readonly<Record<ReviewSort, string>> = {
  MostRelevant: 'Most relevant',
  Newest: 'Newest',
  Oldest: 'Oldest',
  HighestRating: 'Highest rating',
  LowestRating: 'Lowest rating',
  MostHelpful: 'Most helpful',
};

/** After another sort order, filter, or page failed to load. */
export const REVIEWS_NOT_LOADED = "The reviews didn't load. Please try again.";
export const SLOW_REVIEWS = 'Loading reviews is taking longer than usual.';

/** The status messages of a vote on a review. */
export const VOTE_MESSAGES = {
  open: '',
  sending: '',
  counted: 'Thanks! We counted your vote.',
  refused: "You've already voted on this review.",
  failed: "We couldn't count your vote. Please try again.",
} as const;

export const FORM_LOADING = 'Loading the form…';
export const FORM_NOT_LOADED = "The form didn't load. Please try again.";

export const LIST_LABELS = {
  sort: 'Sort by',
  filter: 'Filter by rating',
  loading: 'Loading reviews',
  more: 'Show more reviews',
  write: 'Write a review',
  /** Follows the stars of the current filter. */
  showAll: 'only, show all',
} as const;

/** The question and the choices of a vote. */
export const VOTE_LABELS = {
  question: 'Was this review helpful?',
  helpful: 'Helpful',
  unhelpful: 'Not helpful',
} as const;

export const NO_REVIEWS = 'No reviews yet.';

/** Follows `NO_REVIEWS` if visitors can write reviews. */
export const INVITATION = 'Be the first to write one.';
