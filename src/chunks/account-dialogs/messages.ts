import { defineTexts } from '../../language/define-texts';
import type { FormName } from './form-props';

export const TITLES = defineTexts('accountDialogs.titles', {
  'sign-in': 'Sign In',
  'create-account': 'Create An Account',
  'forgot-password': 'Forgot Password',
  'change-password': 'Change Password',
  'reset-password': 'Reset Password',
  'verify-email': 'Verify Your Account',
} satisfies Record<FormName, string>);

/** Labels of the fields, in the order of the error summaries. */
export const FIELD_LABELS = defineTexts('accountDialogs.fields', {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phone: 'Phone',
  password: 'Password',
  currentPassword: 'Current Password',
  newPassword: 'New Password',
  newPasswordConfirm: 'Confirm New Password',
  optin: 'Yes, send me offers and tips',
});

/** Texts of the forms and their buttons; those that end in an ellipsis show while a form is being sent. */
export const LABELS = defineTexts('accountDialogs', {
  signIn: 'Sign In',
  signingIn: 'Signing in…',
  forgotPassword: 'Forgot Your Password?',
  noAccount: "Don't have an account? Sign Up",
  createAccount: 'Create An Account',
  creatingAccount: 'Creating your account…',
  hasAccount: 'Have an account? Sign In',
  submit: 'Submit',
  submitting: 'Submitting…',
  cancel: 'Cancel',
  forgotPasswordIntro:
    "Enter your account's email address, and we'll email you a link to set a new password.",
  changeRequired: 'Change your password before you sign in.',
  /** The field of the form that changes the password. */
  currentEmail: 'Current Login Email',
  changingPassword: 'Changing your password…',
  newPasswordFor: 'Choose a new password for {email}.',
  settingPassword: 'Setting your password…',
  verifying: 'Verifying your account…',
  /** The link that some refusals show. */
  resetPassword: 'Click to Reset Password',
});

/** The requirements of a new password. Their hint asks for more than its validation does (VAL-10). */
export const PASSWORD_LABELS = defineTexts('accountDialogs.passwordRules', {
  hint: 'Use all four: lowercase, uppercase, a number, and a special character.',
  length: 'At least {min, number} characters',
  lowercase: 'A lowercase letter',
  uppercase: 'An uppercase letter',
  digit: 'A number',
  special: 'A special character, such as ! $ % or ?',
  /** What screen readers say after a requirement. */
  met: 'met',
  notMet: 'not met',
});

/** Why the server has refused a form; other refusals have messages that the account pages share. */
export const REFUSALS = defineTexts('accountDialogs.refusals', {
  /** A form's first refusal because of the lock. */
  locked: 'Your account has been locked.',
  inactive: 'Due to account inactivity your password must be changed.',
  registration: 'There is a problem with the username or password supplied. Please try again.',
  userExists: 'USER ALREADY EXISTS',
  unsafePassword:
    'Your password does not meet our updated security requirements and needs to be reset. Please create a new password.',
  samePassword: 'Please set a new password different from your previous password',
});

/** Labels of the link that sends the verification email again, by its state (ACCT-7). */
export const RESEND_LABELS = defineTexts('accountDialogs.resend', {
  idle: 'Resend verification link',
  busy: 'Sending…',
  sent: 'Sent',
  failed: 'Not Sent',
});
