import { defineTexts } from '../../language/define-texts';

export const MENU_LABELS = defineTexts('accountMenu', {
  /** The button of a visitor's panel. */
  panel: 'Account',
  /** The button of a driver's panel if the driver's name is unknown. */
  unnamedDriver: 'My account',
  opening: 'Opening…',
  offline: "The form will open as soon as you're back online.",
  page: 'Go to the page',
  notOpened: "The form didn't open.",
});

export const VISITOR_LABELS = defineTexts('accountMenu.visitor', {
  'create-account': 'Create an Account',
  'sign-in': 'Sign In',
});

export const NOT_OPENED = defineTexts('accountMenu.notOpened', {
  'create-account': "Create an Account didn't open.",
  'sign-in': "Sign In didn't open.",
} satisfies Record<keyof typeof VISITOR_LABELS, string>);

export const DRIVER_LABELS = defineTexts('accountMenu.driver', {
  overview: 'Account Overview',
  vehicles: 'Vehicles & Service',
  /** Read instead of the number in the badge. */
  newInvoices: '{count, plural, one {# new invoice} other {# new invoices}}',
  preferencesPage: 'Preferences',
  signOut: 'Sign Out',
});

/** Announced after a sign-in or sign-out on this page; the keys are the values of `isLoggedIn`. */
export const LOGIN_MESSAGES = defineTexts('accountMenu.announcements', {
  true: "You're signed in.",
  false: "You're signed out.",
});

/** The texts of the tooltip (TIP-1). */
export const TOOLTIP_TEXTS = defineTexts('accountMenu.tooltip', {
  title: 'Sign In for a Better Experience',
  text: 'Save vehicles to your garage, get current offers, and more!',
});
