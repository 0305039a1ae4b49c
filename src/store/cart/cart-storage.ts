import { readCookie, removeCookie, writeSessionCookie } from '../../browser/cookies';
import { readSessionItem, writeSessionItem } from '../../browser/session-items';
import { readStored, removeStored, writeStored } from '../../browser/storage';
import { CART_COOKIE } from '../../site/stored-names';

/** Lifetime of a cart and of the items that belong to it, in milliseconds. */
export const CART_LIFETIME = 3_600_000;

/** The cookie with the ID of the cart's hold or appointment, for the CMS's scripts (CART-2). */
const APPOINTMENT_COOKIE = 'bsro.appointment-id';
const OTHER_CART_KEY = 'bsro-other-cart';
/** Key of the session item with the host's changes of the cart that the visitor has not confirmed in this tab. */
export const HOST_CHANGES_KEY = 'bsro-cart-changes';

/** A GUID as the services create it. */
const GUID = /^[\w-]{1,100}$/;

const toGuid = (value: string | undefined): string | undefined =>
  value !== undefined && GUID.test(value) ? value : undefined;

/** Reads the GUID in the cart's cookie; undefined without a cart. */
const readCartCookie = (): string | undefined => toGuid(readCookie(CART_COOKIE));

/** Reads the current GUID. `document.cookie` may briefly still contain a cookie that another tab has removed. */
const readLatestCartCookie = async (): Promise<string | undefined> => {
  try {
    const { cookieStore } = globalThis;
    return cookieStore ? toGuid((await cookieStore.get(CART_COOKIE))?.value) : readCartCookie();
  } catch {
    return readCartCookie();
  }
};

/** Returns a value if it is a string that isn't empty. */
const toText = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined;

/**
 * Returns the GUID of the visitor's cart: from local storage, or else from the cookie, which remains when
 * the stored item has expired or a load has failed. Undefined without a cart.
 */
export const readCartGuid = (): string | undefined =>
  toText(readStored('cart')) ?? readCartCookie();

/** Returns the GUID as `readCartGuid` does, even if another tab has just removed the cookie. */
export const readLatestCartGuid = async (): Promise<string | undefined> =>
  toText(readStored('cart')) ?? readLatestCartCookie();

/** Saves a cart's GUID: in local storage for an hour, and in a session cookie (CART-1). */
export const saveCartGuid = (guid: string): void => {
  writeStored('cart', guid);
  writeSessionCookie(CART_COOKIE, guid);
};

/** Writes the ID of the hold of the cart's appointment, for this browser session. */
export const writeAppointmentId = (id: string): void => writeSessionCookie(APPOINTMENT_COOKIE, id);

export const removeAppointmentId = (): void => removeCookie(APPOINTMENT_COOKIE);

/** Forgets the host's changes of the cart that the visitor has not confirmed. */
export const forgetHostChanges = (): void => writeSessionItem(HOST_CHANGES_KEY, undefined);

/**
 * Removes a cart's data from the browser: its GUID, cookies, and unconfirmed changes (CART-2), but not those of another
 * cart that the visitor has by now.
 * @param guid null for any cart
 */
export const forgetCart = (guid: string | null): void => {
  removeAppointmentId();
  const saved = readCartGuid();
  if (guid !== null && saved !== undefined && saved !== guid) return;
  removeCookie(CART_COOKIE);
  forgetHostChanges();
  // Last, because other tabs are notified of it and then look for the GUID in the cookie.
  removeStored('cart');
};

/** Returns the GUID of the driver's other cart, which the cart page offers to merge. */
export const readOtherGuid = (): string | null => toText(readSessionItem(OTHER_CART_KEY)) ?? null;

/** Saves the GUID of the driver's other cart for this tab; undefined removes it. */
export const saveOtherGuid = (guid: string | undefined): void =>
  writeSessionItem(OTHER_CART_KEY, guid);
