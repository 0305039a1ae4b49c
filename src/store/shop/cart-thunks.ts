import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import { readStored } from '../../browser/storage';
import type { AppThunk } from '..';
import { cartGone } from './ecomm-slice';

const importCalls = () => import(/* webpackChunkName: "cart-calls" */ './cart-api');

/** Loads the calls; resolves to undefined if they don't load, which is reported. */
export const loadCartCalls = (): Promise<Awaited<ReturnType<typeof importCalls>> | undefined> =>
  loadChunk(importCalls).catch((error: unknown) => {
    report(error, { source: 'cart', during: 'chunk' });
    return undefined;
  });

/**
 * Loads a cart, by default the one whose GUID is in storage. Without one, the state has no cart; a
 * failed load removes the GUID (CART-1, CHKO-1). Never throws.
 */
export const loadCart =
  (guid: unknown = readStored('cart')): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (typeof guid === 'string') {
      const calls = await loadCartCalls();
      // The cart may exist even if the calls didn't load.
      if (calls) await dispatch(calls.showCountedCart(guid));
    } else dispatch(cartGone());
  };
