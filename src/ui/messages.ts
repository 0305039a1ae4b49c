import { defineTexts } from '../language/define-texts';

export const BUTTONS = defineTexts('buttons', {
  tryAgain: 'Try again',
  close: 'Close',
});

/** What a visitor reads while something loads, or after it has failed. `content` names it, such as "Your cart". */
export const LOADING_TEXTS = defineTexts('loading', {
  late: '{content} is taking longer than usual.',
  failed: "{content} didn't load.",
  /** Beside a control whose feature failed to load. */
  controlFailed: "This didn't load. Please try again.",
});

export const STEP_TEXTS = defineTexts('step', {
  number: 'Step {number, number} of {count, number}',
});
