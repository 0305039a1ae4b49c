/** Paths of the account pages that no header links to for a visitor. `PAGES` has the others. */
export const ACCOUNT_PAGES = {
  overview: '/account/overview',
  vehicles: '/account/vehicles',
  driverPreferences: '/account/preferences',
  signOut: '/account/sign-out',
  forgotPassword: '/account/forgot-password',
  welcome: '/account/welcome',
} as const;
