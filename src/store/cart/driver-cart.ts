import { readToken } from '../../services/token-cookie';
import { getDriverCart } from '../../services/cart';
import type { AppThunk } from '..';
import { saveCartGuid, saveOtherGuid, readCartGuid } from './cart-guid';
import { loadCart } from './cart-thunks';

/**
 * Asks the host for the driver's cart. If this browser has no cart, the driver's cart becomes its cart.
 * Otherwise, if the carts differ, the driver's cart is saved as the other cart, which is never merged
 * automatically. Must run before the driver's first call for the visitor's cart, because that call makes the
 * visitor's cart the driver's latest one.
 * @returns the GUID of the cart to show; undefined if there is none
 */
export const findDriverCart = async (): Promise<string | undefined> => {
  if (readToken() === undefined) return readCartGuid();
  const result = await getDriverCart();
  const mine = result.ok ? result.data.guid : undefined;
  const known = readCartGuid();
  if (!mine) return known;
  if (known === undefined) {
    saveCartGuid(mine);
    return mine;
  }
  if (mine !== known) saveOtherGuid(mine);
  return known;
};

/** Loads the cart that `findDriverCart` finds, if any. Never throws. */
export const loadDriverCart = (): AppThunk<Promise<void>> => async (dispatch) => {
  const guid = await findDriverCart();
  if (guid) await dispatch(loadCart(guid));
};
