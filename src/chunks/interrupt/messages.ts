import { defineTexts } from '../../language/define-texts';

export const LABELS = defineTexts('interrupts', {
  /** Replaces a missing heading. */
  heading: 'Notice',
});
