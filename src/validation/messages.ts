import { defineTexts } from '../language/define-texts';

/** Messages of the rules that several forms have (VAL-1, VAL-2, VAL-4, VAL-5, VAL-8, VAL-11). */
export const FORM_MESSAGES = defineTexts('validation', {
  /** For an empty field that has no message of its own. */
  required: 'Required',
  email: 'Enter valid email address',
  phone: 'Enter valid Phone Number',
  /** In forms; the store search has its own. */
  zip: 'Enter valid Zipcode',
  state: 'Choose a state',
  tooLong: 'Use {max, number} characters or fewer',
});

/** Messages of the account forms (VAL-10, ACCT-3). */
export const ACCOUNT_FORM_MESSAGES = defineTexts('validation.account', {
  signInEmail: 'Email address is required to sign-in',
  password: 'Password is required',
  registrationEmail: 'Email is required to create an account',
  registrationEmailInvalid: 'A valid email address is required to create an account',
  email: 'Please provide an email address',
  currentEmail: 'Please enter your current login email',
  currentPassword: 'Please enter your current password',
  newPassword: 'Please enter a new password',
  newPasswordInvalid: 'is not valid',
  confirmation: 'You must enter in the password Confirmation',
  confirmationDifferent: 'Passwords must match',
});

/** Messages for an invalid new password, by what is wrong with it (VAL-10). */
export const PASSWORD_MESSAGES = defineTexts('validation.password', {
  short: 'Password must be at least 8 characters',
  backslash: 'Password contains invalid characters',
  classes: 'Please meet the password requirements',
});
