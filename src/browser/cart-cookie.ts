import { readCookie, removeCookie, writeSessionCookie } from './cookies';

/** The cookie with the cart's GUID, for the CMS and for a cart whose GUID local storage has lost. */
const CART_COOKIE = 'aem-cart';

/** A GUID as the services create it. */
const GUID = /^[\w-]{1,100}$/;

/** Reads the cart's GUID; undefined without a cart. */
export const readCartCookie = (): string | undefined => {
  const guid = readCookie(CART_COOKIE);
  return guid !== undefined && GUID.test(guid) ? guid : undefined;
};

/** Writes the cart's GUID, until the browser is closed. */
export const writeCartCookie = (guid: string): void => writeSessionCookie(CART_COOKIE, guid);

export const removeCartCookie = (): void => removeCookie(CART_COOKIE);
