/** Base path of the service calls. */
export const SERVICES_BASE = '/bsro/services/';

/** Paths of the pages on the site's own host. */
export const PAGES = {
  home: '/',
  accountOverview: '/account/overview',
  accountVehicles: '/account/vehicles',
  accountPreferences: '/account/preferences',
  accountSignOut: '/account/sign-out',
  accountSignIn: '/account/sign-in',
  accountCreate: '/account/create-account',
  accountForgotPassword: '/account/forgot-password',
  accountWelcome: '/account/welcome',
  displayMap: '/locate/display-map/',
  privacyStatement: '/privacy-statement/',
  scheduleAppointment: '/appointment/schedule-appointment/',
  cart: '/cart/',
  emailSignup: '/email-signup/',
} as const;

/** The review provider's calls (REVW-4). */
export const REVIEW_PROVIDER = {
  submit: '/provider/submit_review',
  vote: '/provider/voteugc',
} as const;

/** Returns the address of an offer's page (OFFR-7). */
export const getOfferDetailAddress = (code: string): string =>
  `/offers/offer-detail/${encodeURIComponent(code)}`;
