/** Addresses on the site's own host; the one home of each. */
export const SERVICES_BASE = '/bsro/services/';

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

/** How an offer left the page; names the source of an appointment (P2 Links). */
export type OfferSource = 'phone' | 'email' | 'print';

/** Address of the appointment page for an offer that was shared (SHARE-3). */
export const offerAppointmentAddress = (source: OfferSource, storeNumber?: string): string => {
  const query = new URLSearchParams({ sa_source: `offer-${source}` });
  if (storeNumber !== undefined) query.set('storeNumber', storeNumber);
  return `${PAGES.scheduleAppointment}?${query}`;
};

/** Address of an offer's own page (OFFR-7). */
export const offerDetailAddress = (code: string): string =>
  `/offers/offer-detail/${encodeURIComponent(code)}`;
