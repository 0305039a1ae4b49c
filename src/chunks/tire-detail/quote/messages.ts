import { defineTexts } from '../../../language/define-texts';

export const QUOTE_LABELS = defineTexts('quote', {
  heading: 'Your quote',
  goodThrough: 'Good through {day}.',
  schedule: 'Schedule the installation',
  /** Says that a visitor's cart will be replaced. */
  replaced: 'Your cart has {tires}. Adding these replaces them.',
});
