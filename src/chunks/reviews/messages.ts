import { defineTexts } from '../../language/define-texts';
import type { ReviewSort } from '../../services/reviews-types';

export const SORT_LABELS = defineTexts('reviews.sort', {
  MostRelevant: 'Most relevant',
  Newest: 'Newest',
  Oldest: 'Oldest',
  HighestRating: 'Highest rating',
  LowestRating: 'Lowest rating',
  MostHelpful: 'Most helpful',
} satisfies Record<ReviewSort, string>);

export const LIST_LABELS = defineTexts('reviews', {
  /** The number of reviews; `shown` is the formatted count. */
  count: '{count, plural, one {{shown} review} other {{shown} reviews}}',
  stars: '{stars, plural, one {# star} other {# stars}}',
  rating: '{average} out of 5',
  /** The number of reviews with a number of stars. */
  filteredCount: '{reviews}, filtered by {stars}',
  sortBy: 'Sort by',
  filter: 'Filter by rating',
  /** The button that ends the filter. */
  showAll: '{stars} only, show all',
  loading: 'Loading reviews',
  slow: 'Loading reviews is taking longer than usual.',
  /** After another sort order, filter, or page failed to load. */
  notLoaded: "The reviews didn't load. Please try again.",
  more: 'Show more reviews',
  /** What the reviewer drives, such as `2019 Honda CR-V`. */
  vehicle: 'Vehicle: {vehicle}',
  milesDriven: '{count, plural, one {{miles} mile driven} other {{miles} miles driven}}',
  none: 'No reviews yet.',
  /** Follows `none` if visitors can write reviews. */
  invitation: 'Be the first to write one.',
  write: 'Write a review',
  formLoading: 'Loading the form…',
  formNotLoaded: "The form didn't load. Please try again.",
});

export const VOTE_LABELS = defineTexts('reviews.votes', {
  question: 'Was this review helpful?',
  helpful: 'Helpful ({count})',
  unhelpful: 'Not helpful ({count})',
  counted: 'Thanks! We counted your vote.',
  refused: "You've already voted on this review.",
  failed: "We couldn't count your vote. Please try again.",
});
