/** Paths of pages on the site's own host. Every page loads this module, so other paths are elsewhere. */
export const PAGES = {
  home: '/',
  accountSignIn: '/account/sign-in',
  accountCreate: '/account/create-account',
  displayMap: '/locate/display-map/',
  privacyStatement: '/privacy-statement/',
  scheduleAppointment: '/appointment/schedule-appointment/',
  cart: '/cart/',
} as const;
