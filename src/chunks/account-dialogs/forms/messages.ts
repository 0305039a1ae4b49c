export const FORGOT_PASSWORD_INTRO =
  "Enter your account's email address, and we'll email you a link to set a new password.";

export const CHANGE_REQUIRED = 'Change your password before you sign in.';
