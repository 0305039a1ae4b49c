import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import { readStored, removeStored } from '../../browser/storage';
import type { AppThunk } from '..';
import { cartGone, cartLoaded } from './ecomm-slice';

const importCalls = () => import(/* webpackChunkName: "cart-calls" */ './cart-api');

/** Loads the calls; resolves to undefined if they don't load, which is reported. */
const loadCalls = (): Promise<Awaited<ReturnType<typeof importCalls>> | undefined> =>
  loadChunk(importCalls).catch((error: unknown) => {
    report(error, { source: 'cart', during: 'chunk' });
    return undefined;
  });

/**
 * Loads the cart whose GUID is in storage. Without one, the state has no cart; a failed load removes
 * the GUID (CART-1, CHKO-1). Never throws.
 */
export const loadCart = (): AppThunk<Promise<void>> => async (dispatch) => {
  const guid = readStored('cart');
  if (typeof guid !== 'string') {
    dispatch(cartGone());
    return;
  }
  const result = await (await loadCalls())?.getCountedCart(guid);
  // The calls didn't load: the cart may still exist.
  if (!result) return;
  if (result.ok) {
    dispatch(cartLoaded(result.data));
    return;
  }
  removeStored('cart');
  dispatch(cartGone());
};
