import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import { readStored, removeStored } from '../../browser/storage';
import type { AppThunk } from '..';
import { cartGone, cartLoaded } from './ecomm-slice';

const importCalls = () => import(/* webpackChunkName: "cart-calls" */ './cart-api');

/** The calls, loaded when there is something to ask; nothing, once reported, when they cannot be. */
const loadCalls = (): Promise<Awaited<ReturnType<typeof importCalls>> | undefined> =>
  loadChunk(importCalls).catch((error: unknown) => {
    report(error, { source: 'cart', during: 'chunk' });
    return undefined;
  });

/**
 * Loads the cart whose guid is in storage. Without a guid nothing happens but that checkout knows
 * of no cart; a failed load removes the guid (CART-1, CHKO-1).
 */
export const loadCart = (): AppThunk<Promise<void>> => async (dispatch) => {
  const guid = readStored('cart');
  if (typeof guid !== 'string') {
    dispatch(cartGone());
    return;
  }
  const answer = await (await loadCalls())?.getCart(guid);
  // Nobody could ask: the cart may still be there.
  if (!answer) return;
  if (answer.success === 'true') {
    dispatch(cartLoaded(answer.data));
    return;
  }
  removeStored('cart');
  dispatch(cartGone());
};
