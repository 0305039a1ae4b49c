/** Paths of pages on the site's own host. Every page loads this module, so other paths are elsewhere. */
export const PAGES = {
  home: '/',
  displayMap: '/locate/display-map/',
  scheduleAppointment: '/appointment/schedule-appointment/',
  cart: '/cart/',
} as const;

/**
 * Attributes of the links that open an account dialog, or lead to the dialog's page where no account menu has
 * registered it (docs/decisions/012-account-dialogs-by-link.md).
 */
export const SIGN_IN_LINK = { href: '/account/sign-in', 'data-dialog': 'sign-in' } as const;
export const CREATE_ACCOUNT_LINK = {
  href: '/account/create-account',
  'data-dialog': 'create-account',
} as const;
