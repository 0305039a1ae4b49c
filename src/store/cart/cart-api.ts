import { removeStored } from '../../browser/storage';
import { getCart } from '../../services/cart';
import type { Cart } from '../../services/cart-schema';
import type { Result, ServiceError } from '../../services/result';
import type { AppThunk } from '..';
import { cartGone, cartLoaded } from './ecomm-slice';
import { saveUnconfirmedChanges } from './saved-cart-changes';

/**
 * Loads the cart for the header or the checkout. This module is in a separate chunk, because most visitors
 * have no cart.
 * @returns the cart with all changes that the visitor has not confirmed in this tab
 */
export const getCartWithChanges = async (guid: string): Promise<Result<Cart>> => {
  const result = await getCart(guid);
  if (!result.ok) return result;
  const { data } = result;
  return { ...result, data: { ...data, changes: saveUnconfirmedChanges(data.changes) } };
};

/**
 * Loads the cart into the state; a failed load removes its GUID (CHKO-1).
 * @returns the error of a failed load
 */
export const loadCartIntoState =
  (guid: string): AppThunk<Promise<ServiceError | undefined>> =>
  async (dispatch) => {
    const result = await getCartWithChanges(guid);
    if (result.ok) {
      dispatch(cartLoaded(result.data));
      return undefined;
    }
    removeStored('cart');
    dispatch(cartGone());
    return result.error;
  };
