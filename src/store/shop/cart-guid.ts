import { removeAppointmentId } from '../../browser/appointment-cookie';
import {
  readCartCookie,
  readLatestCartCookie,
  removeCartCookie,
  writeCartCookie,
} from '../../browser/cart-cookie';
import { readSessionItem, writeSessionItem } from '../../browser/session-items';
import { readStored, removeStored, writeStored } from '../../browser/storage';
import { forgetCartChanges } from './forget-cart-changes';

const OTHER_CART_KEY = 'bsro-other-cart';

/** Returns text that isn't empty. */
const toText = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined;

/**
 * Returns the GUID of the visitor's cart: from local storage, or from the cookie, which remains when
 * the item has expired or a load has failed; undefined without a cart.
 */
export const readCartGuid = (): string | undefined =>
  toText(readStored('cart')) ?? readCartCookie();

/** Returns the same after another tab may have removed it. */
export const readLatestCartGuid = async (): Promise<string | undefined> =>
  toText(readStored('cart')) ?? readLatestCartCookie();

/** Keeps a cart's GUID: for an hour in local storage, and for the session in the cookie (CART-1). */
export const keepCartGuid = (guid: string): void => {
  writeStored('cart', guid);
  writeCartCookie(guid);
};

/** Removes the cart's GUID and cookies (CART-2). */
export const forgetCartGuid = (): void => {
  removeCartCookie();
  removeAppointmentId();
  forgetCartChanges();
  // Last: other tabs notice it, and look for the GUID in the cookie then.
  removeStored('cart');
};

/** Returns the GUID of the driver's other cart, which the cart page offers to merge. */
export const readOtherGuid = (): string | null => toText(readSessionItem(OTHER_CART_KEY)) ?? null;

/** Keeps the GUID of the driver's other cart in this tab; undefined removes it. */
export const keepOtherGuid = (guid: string | undefined): void =>
  writeSessionItem(OTHER_CART_KEY, guid);
