/** Messages on the account pages. */

export const NOT_SAVED = "We couldn't save your changes. Please try again.";

export const SESSION_ENDED = 'Your session has ended. Please sign in again.';

/** Shown after any other failure of a sign-in, registration, or password call. */
export const SYSTEM_ERROR = 'Something went wrong...Please try again later.';

export const WRONG_PASSWORD = 'Username or password is invalid';

export const LOCKED_OUT = 'Your account has been locked due to too many failed login attempts.';

export const EMAIL_IN_USE = 'This email address is already in use';

export const SAME_EMAIL = 'This is already your email address';

export const NO_PREFERRED_STORE = "You haven't selected a store yet.";

/** Shown on a page without an account menu if an account dialog failed to load. */
export const DIALOG_NOT_OPENED = "The form didn't open. Reload the page to try again.";
