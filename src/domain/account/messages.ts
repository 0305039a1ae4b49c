import { defineTexts } from '../../language/define-texts';

export const ACCOUNT_MESSAGES = defineTexts('account', {
  notSaved: "We couldn't save your changes. Please try again.",
  sessionEnded: 'Your session has ended. Please sign in again.',
  /** Shown after any other failure of a sign-in, registration, or password call. */
  systemError: 'Something went wrong...Please try again later.',
  wrongPassword: 'Username or password is invalid',
  lockedOut: 'Your account has been locked due to too many failed login attempts.',
  emailInUse: 'This email address is already in use',
  sameEmail: 'This is already your email address',
  noPreferredStore: "You haven't selected a store yet.",
  /** Shown on a page without an account menu if an account dialog failed to load. */
  dialogNotOpened: "The form didn't open. Reload the page to try again.",
});
