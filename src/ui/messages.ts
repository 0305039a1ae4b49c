import { defineTexts } from '../language/define-texts';

/** Labels of controls in several parts of a page. */
export const BUTTONS = defineTexts('buttons', {
  tryAgain: 'Try again',
  close: 'Close',
});
