import { getSiteName, SITES_WITHOUT_ACCOUNT_MENU } from './brands';

/** Text of a promotion for signed-in drivers, as visitors see it (OFFR-7). */
export const SIGN_IN_SAVINGS = {
  before: 'Additional savings when you',
  signIn: 'Sign In',
  or: 'or',
  signUp: 'Sign Up for free',
} as const;

/**
 * Returns the href of a link that opens one of the account menu's dialogs, or the dialog's page on a site without
 * that menu (`docs/decisions/012-account-dialogs-by-link.md`).
 */
export const getAccountHref = (page: string): string =>
  SITES_WITHOUT_ACCOUNT_MENU.includes(getSiteName(document))
    ? page
    : `${page.replace('/account/', '#')}.open`;
