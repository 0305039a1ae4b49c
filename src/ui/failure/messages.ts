import { defineTexts } from '../../language/define-texts';

/** Links that call the store, by why a visitor would. */
export const CALL_TEXTS = defineTexts('callStore', {
  call: 'Call {store}: {phone}',
  /** An alternative to what is above. */
  or: 'Or call {store}: {phone}',
  questions: 'Questions? Call {store}: {phone}',
});
