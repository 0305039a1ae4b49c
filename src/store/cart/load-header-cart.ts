import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import { readStored } from '../../browser/storage';
import type { AppThunk } from '..';
import { cartCleared, selectCart } from './cart-slice';

const importThunks = () => import(/* webpackChunkName: "cart-calls" */ './cart-thunks');

/**
 * Loads the cart whose GUID is in local storage, for the header, or loads it again. A page without a cart doesn't load the code of
 * carts. A failed load removes the GUID (CART-1, CHKO-1). Never throws.
 */
export const loadHeaderCart = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  if (typeof readStored('cart') !== 'string' && !selectCart(getState())) {
    dispatch(cartCleared());
    return;
  }
  const thunks = await loadChunk(importThunks).catch((error: unknown) => {
    // The cart may still exist.
    report(error, { source: 'cart', during: 'chunk' });
    return undefined;
  });
  if (thunks) await dispatch(thunks.refreshCart());
};
