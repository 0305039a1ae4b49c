import { defineTexts } from '../../language/define-texts';

export const FORM_TEXTS = defineTexts('form', {
  problem: 'There is a problem',
  /** An error of the summary whose message doesn't name its field. */
  fieldProblem: '{field}: {problem}',
  /** Followed by links to the fields with errors. */
  toContinue: 'To continue, check:',
  optional: '(optional)',
  /** The button of a finished step, followed by the step's title for screen readers. */
  edit: 'Edit',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  limit: 'Up to {count, plural, one {# character} other {# characters}}',
  left: '{count, plural, one {# character} other {# characters}} left',
  tooMany: '{count, plural, one {# character} other {# characters}} too many',
});
