/** Paths of pages on the site's own host. Every page loads them, so that others are in modules of their own. */
export const PAGES = {
  home: '/',
  accountSignIn: '/account/sign-in',
  accountCreate: '/account/create-account',
  displayMap: '/locate/display-map/',
  privacyStatement: '/privacy-statement/',
  scheduleAppointment: '/appointment/schedule-appointment/',
  cart: '/cart/',
} as const;
