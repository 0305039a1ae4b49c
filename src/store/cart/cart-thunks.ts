import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import { readStored } from '../../browser/storage';
import type { ServiceError } from '../../services/result';
import type { AppThunk } from '..';
import { cartGone } from './ecomm-slice';

const importCalls = () => import(/* webpackChunkName: "cart-calls" */ './cart-api');

/** Loads the chunk with the cart's service calls. Reports a failure, and resolves to undefined. */
export const loadCartCalls = (): Promise<Awaited<ReturnType<typeof importCalls>> | undefined> =>
  loadChunk(importCalls).catch((error: unknown) => {
    report(error, { source: 'cart', during: 'chunk' });
    return undefined;
  });

/**
 * Loads a cart, by default the one whose GUID is in local storage. Without a GUID, the state has no cart. A
 * failed load removes the GUID (CART-1, CHKO-1). Never throws.
 * @returns the error of a failed load
 */
export const loadCart =
  (guid: unknown = readStored('cart')): AppThunk<Promise<ServiceError | undefined>> =>
  async (dispatch) => {
    if (typeof guid === 'string') {
      const calls = await loadCartCalls();
      // If the calls didn't load, the cart may still exist.
      return calls && dispatch(calls.loadCartIntoState(guid));
    }
    dispatch(cartGone());
    return undefined;
  };
