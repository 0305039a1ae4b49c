/** What a driver is told on the pages of the account; the one home of each text. */

/** Nothing of the change is lost: the form still holds it. */
export const NOT_SAVED = 'Your changes could not be saved. Please try again.';

export const SESSION_ENDED = 'Your session has ended. Please sign in again.';

/** Any failure of a call that changes how the driver signs in (A8). */
export const SYSTEM_ERROR = 'Something went wrong...Please try again later.';

export const WRONG_PASSWORD = 'Username or password is invalid';

export const LOCKED_OUT = 'Your account has been locked due to too many failed login attempts.';

export const EMAIL_IN_USE = 'Another account has this email address already';

export const SAME_EMAIL = 'You sign in with this email address already';
