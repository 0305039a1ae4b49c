import { writeSessionItem } from '../../browser/session-items';

/** Key of the session item with the cart's changes that the visitor has not confirmed in this tab. */
export const CART_CHANGES_KEY = 'bsro-cart-changes';

/** Forgets the cart's changes. A separate module, so that ending a session doesn't load the cart schema. */
export const forgetCartChanges = (): void => writeSessionItem(CART_CHANGES_KEY, undefined);
