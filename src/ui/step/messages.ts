import { defineTexts } from '../../language/define-texts';

export const STEP_TEXTS = defineTexts('step', {
  number: 'Step {number, number} of {count, number}',
});
