import { removeAppointmentId } from '../checkout/appointment-cookie';
import {
  readCartCookie,
  readLatestCartCookie,
  removeCartCookie,
  writeCartCookie,
} from './cart-cookie';
import { readSessionItem, writeSessionItem } from '../../browser/session-items';
import { readStored, removeStored, writeStored } from '../../browser/storage';
import { forgetCartChanges } from './forget-cart-changes';

const OTHER_CART_KEY = 'bsro-other-cart';

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
  writeCartCookie(guid);
};

/** Removes the cart's GUID, its cookies, and its unconfirmed changes (CART-2). */
export const forgetCartGuid = (): void => {
  removeCartCookie();
  removeAppointmentId();
  forgetCartChanges();
  // Last, because other tabs are notified of it and then look for the GUID in the cookie.
  removeStored('cart');
};

/** Returns the GUID of the driver's other cart, which the cart page offers to merge. */
export const readOtherGuid = (): string | null => toText(readSessionItem(OTHER_CART_KEY)) ?? null;

/** Saves the GUID of the driver's other cart for this tab; undefined removes it. */
export const saveOtherGuid = (guid: string | undefined): void =>
  writeSessionItem(OTHER_CART_KEY, guid);
