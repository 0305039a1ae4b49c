import { defineTexts } from '../language/define-texts';

export const BUTTONS = defineTexts('buttons', {
  tryAgain: 'Try again',
  close: 'Close',
});
