import { writeSessionItem } from '../../browser/session-items';

/** The session item of the cart's changes that the visitor has not confirmed in this tab. */
export const CART_CHANGES_KEY = 'bsro-cart-changes';

/** A module of its own, because the end of a session needs it without the schema of a cart. */
export const forgetCartChanges = (): void => writeSessionItem(CART_CHANGES_KEY, undefined);
