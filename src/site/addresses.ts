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
