/**
 * The path that all pages of this site begin with, such as `/es`: `<html data-site-root>`, for a site in a folder
 * of its host. Empty for other sites, and outside a page (docs/integration.md).
 */
export const SITE_ROOT =
  /^(\/[\w-]+)+$/.exec(
    typeof document === 'undefined' ? '' : (document.documentElement.dataset['siteRoot'] ?? ''),
  )?.[0] ?? '';

/** Paths of pages on the site's own host. Every page loads this module, so other paths are elsewhere. */
export const PAGES = {
  home: `${SITE_ROOT}/`,
  displayMap: `${SITE_ROOT}/locate/display-map/`,
  scheduleAppointment: `${SITE_ROOT}/appointment/schedule-appointment/`,
  cart: `${SITE_ROOT}/cart/`,
} as const;

/**
 * Attributes of the links that open an account dialog, or lead to the dialog's page where no account menu has
 * registered it (docs/decisions/012-account-dialogs-by-link.md).
 */
export const SIGN_IN_LINK = {
  href: `${SITE_ROOT}/account/sign-in`,
  'data-dialog': 'sign-in',
} as const;
export const CREATE_ACCOUNT_LINK = {
  href: `${SITE_ROOT}/account/create-account`,
  'data-dialog': 'create-account',
} as const;

/** Checks whether the page has an account menu that isn't switched off. It opens the account dialogs (ACCT-9). */
export const hasAccountMenu = (): boolean =>
  document.querySelector('.bsro-account-menu:not([data-mount="off"])') !== null;

export const EMAIL_SIGNUP_PAGE = `${SITE_ROOT}/email-signup/`;

export const PRIVACY_PAGE = `${SITE_ROOT}/privacy-statement/`;

/** Paths of the account pages to which a header has no link for visitors. `PAGES` has the others. */
export const ACCOUNT_PAGES = {
  overview: `${SITE_ROOT}/account/overview`,
  vehicles: `${SITE_ROOT}/account/vehicles`,
  driverPreferences: `${SITE_ROOT}/account/preferences`,
  signOut: `${SITE_ROOT}/account/sign-out`,
  forgotPassword: `${SITE_ROOT}/account/forgot-password`,
  welcome: `${SITE_ROOT}/account/welcome`,
} as const;

/** Returns the URL of an offer's page (OFFR-7). */
export const getOfferDetailUrl = (code: string): string =>
  `${SITE_ROOT}/offers/offer-detail/${encodeURIComponent(code)}`;

const removeEnding = (path: string): string => path.replace(/(\.html|\/)$/, '');

/**
 * Checks whether a path leads to a page, with or without the trailing slash, or as the CMS may render it:
 * `/content/….html`.
 * @param page the page's path on the site's own host, such as `/tires/size/`
 */
export const isPage = (path: string, page: string): boolean =>
  removeEnding(path).endsWith(removeEnding(page));

/** Checks for the two body classes of a local store page (MOUNT-9). */
export const isLocalStorePage = ({ body }: Document): boolean =>
  body.classList.contains('local-seo-page') && body.classList.contains('store');
