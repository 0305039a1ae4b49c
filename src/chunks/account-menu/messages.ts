export const VISITOR_LABELS = {
  panel: 'Account',
  createAccount: 'Create an Account',
  signIn: 'Sign In',
  opening: 'Opening…',
  page: 'Go to the page',
} as const;

export const DRIVER_LABELS = {
  overview: 'Account Overview',
  vehicles: 'Vehicles & Service',
  preferencesPage: 'Preferences',
  signOut: 'Sign Out',
} as const;

/** Label of the panel's button if the driver's name is unknown. */
export const UNNAMED_DRIVER = 'My account';

/** Formats the text after the number in the badge, which is for screen readers only. */
export const formatNewInvoices = (count: number): string =>
  ` new ${count === 1 ? 'invoice' : 'invoices'}`;

/** Announced after a sign-in or sign-out on this page; the keys are the values of `isLoggedIn`. */
export const LOGIN_MESSAGES = { true: "You're signed in.", false: "You're signed out." } as const;

export const DIALOG_NOT_OPENED = "The form didn't open.";

export const getNotOpenedMessage = (label: string): string => `${label} didn't open.`;

export const OFFLINE = "You're offline. The form will open as soon as you're back online.";

/** Label of the button that tries again to open a dialog. */
export const TRY_AGAIN = 'Try again';
