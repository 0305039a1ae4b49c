import { writeSessionItem } from '../../browser/session-items';
import { removeItem } from '../../browser/storage';

/** Keys of the session items of a checkout and its order (docs/storage-and-cookies.md#session-storage). */
export const ENTRIES_KEY = 'bsro-checkout';
export const SENT_KEY = 'bsro-checkout-sent';
export const BUYER_KEY = 'bsro-checkout-buyer';

/** Local storage key of the last order that this browser placed, for tabs that still show its cart. */
export const LAST_ORDER_KEY = 'bsro-last-order';

/**
 * Forgets what a driver entered in the checkout, and their last order, which the next person must not see. A
 * separate module, so that ending a session doesn't load the schemas of these items.
 */
export const forgetCheckout = (): void => {
  for (const key of [ENTRIES_KEY, SENT_KEY, BUYER_KEY]) writeSessionItem(key, undefined);
  removeItem(LAST_ORDER_KEY);
};
