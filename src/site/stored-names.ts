import type { SiteName } from './brands';

// Names of cookies and stored items that the pages and services of the host share with the bundle
// (docs/storage-and-cookies.md).

/** The cookie with the session's token. */
export const TOKEN_COOKIE = 'tokenId';

/** The cookie with the cart's GUID, for the CMS, and for a cart that local storage has lost. */
export const CART_COOKIE = 'aem-cart';

/** Returns the name of a site's cookie with the visitor's profile (COOK-2). */
export const getProfileCookieName = (site: SiteName): string => `bsro.cp-${site}`;

/** The prefix of the keys in local storage under which responses are cached. */
export const HTTP_CACHE_PREFIX = 'bsro-http:';
