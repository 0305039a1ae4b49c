import { readCookie, removeCookie, writeSessionCookie } from '../../browser/cookies';

/** The cookie with the cart's GUID, for the CMS, and for a cart that local storage has lost. */
const CART_COOKIE = 'aem-cart';

/** A GUID as the services create it. */
const GUID = /^[\w-]{1,100}$/;

const toGuid = (value: string | undefined): string | undefined =>
  value !== undefined && GUID.test(value) ? value : undefined;

/** Reads the cart's GUID; undefined without a cart. */
export const readCartCookie = (): string | undefined => toGuid(readCookie(CART_COOKIE));

/**
 * Reads the cart's current GUID. `document.cookie` may briefly still contain a cookie that another tab
 * has removed.
 */
export const readLatestCartCookie = async (): Promise<string | undefined> => {
  try {
    const { cookieStore } = globalThis;
    return cookieStore ? toGuid((await cookieStore.get(CART_COOKIE))?.value) : readCartCookie();
  } catch {
    return readCartCookie();
  }
};

/** Writes the cart's GUID, until the browser is closed. */
export const writeCartCookie = (guid: string): void => writeSessionCookie(CART_COOKIE, guid);

export const removeCartCookie = (): void => removeCookie(CART_COOKIE);
