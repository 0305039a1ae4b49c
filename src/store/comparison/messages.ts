import { defineTexts } from '../../language/define-texts';

/** Why the comparison doesn't change. */
export const COMPARISON_PROBLEMS = defineTexts('tireComparison.problems', {
  full: 'You can compare up to {limit, number} tires.',
});
