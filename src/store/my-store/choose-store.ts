import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import { wait } from '../../browser/timers';
import type { Store } from '../../services/store-schema';
import { STORE_MESSAGES } from '../../domain/stores/messages';
import { selectIsSignedIn } from '../account/account-slice';
import type { AppThunk } from '..';
import { readSavedStore } from './saved-store';
import type { StoreChange } from './selection-machine';

/**
 * The result of a selection: my store as it is now (another one if the visitor has selected again
 * in the meantime), or the message to show.
 */
export type StoreSelectionResult = { readonly store: Store } | { readonly problem: string };

/** Milliseconds from the end of a driver's selection to the redirect (MYST-5). */
const REDIRECT_DELAY = 150;

const loadSelection = () => import(/* webpackChunkName: "store-selection" */ './run-selection');

const chooseBy =
  (change: StoreChange): AppThunk<Promise<StoreSelectionResult>> =>
  async (dispatch) => {
    try {
      return await dispatch((await loadChunk(loadSelection)).requestStore(change));
    } catch (error) {
      report(error, { source: 'my-store', during: 'chunk' });
      return { problem: STORE_MESSAGES.notSet };
    }
  };

/**
 * Makes a store my store: in the profile, in this browser's storage and state, and in a driver's
 * account (MYST-5), for which it waits. Never throws.
 * @param storeNumber digits
 * @param source the origin; a store that comes from the account isn't saved to it
 */
export const chooseStore = (
  storeNumber: string,
  source: 'visitor' | 'account' = 'visitor',
): AppThunk<Promise<StoreSelectionResult>> => chooseBy({ by: 'number', storeNumber, source });

/**
 * Selects the store nearest to a zip, like `chooseStore` (MYST-8).
 * @param zip 5 digits, or 5+4
 * @param source the origin; a store that comes with an account isn't saved to it
 */
export const chooseStoreByZip = (
  zip: string,
  source: 'visitor' | 'account' = 'visitor',
): AppThunk<Promise<StoreSelectionResult>> => chooseBy({ by: 'zip', zip, source });

/** Makes the store of a booking or an order my store, so that the header doesn't name another one. Never throws. */
export const agreeOnStore =
  (storeNumber: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const saved = readSavedStore();
    if (saved.isSelected && saved.storeNumber === storeNumber) return;
    await dispatch(chooseStore(storeNumber));
  };

/** Waits as MYST-5 requires before a driver is redirected. A selection has reached the account by then. */
export const waitBeforeRedirect = (): AppThunk<Promise<void>> => async (_dispatch, getState) => {
  if (selectIsSignedIn(getState())) await wait(REDIRECT_DELAY);
};
