/** Announced after a sign-in or sign-out on this page; the keys are the values of `isLoggedIn`. */
export const LOGIN_MESSAGES = { true: "You're signed in.", false: "You're signed out." } as const;

export const DIALOG_NOT_OPENED = "The form didn't open.";

export const getNotOpenedMessage = (label: string): string => `${label} didn't open.`;

export const OFFLINE = "You're offline. The form will open as soon as you're back online.";

/** Label of the button that tries again to open a dialog. */
export const TRY_AGAIN = 'Try again';
