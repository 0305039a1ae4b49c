/** Paths of the account pages to which a header has no link for visitors. `PAGES` has the others. */
export const ACCOUNT_PAGES = {
  overview: '/account/overview',
  vehicles: '/account/vehicles',
  driverPreferences: '/account/preferences',
  signOut: '/account/sign-out',
  forgotPassword: '/account/forgot-password',
  welcome: '/account/welcome',
} as const;
