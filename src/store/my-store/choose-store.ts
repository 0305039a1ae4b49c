import { setStoreByNumber, setStoreByZip } from '../../services/stores';
import type { Store } from '../../services/store-schema';
import { selectMyStore } from '../slices/meta';
import type { AppThunk } from '..';
import { showSavedStore } from './show-saved-store';

/**
 * What became of a choice: my store as it is now, which is another one where the visitor has
 * chosen again meanwhile, or what to tell the visitor.
 */
export type StoreChoice = { readonly store: Store } | { readonly problem: string };

/** Milliseconds from a driver's choice to the page that follows it (MYST-5). */
export const REDIRECT_DELAY = 150;

const settled = async (
  set: Promise<{ success: 'true' | 'false' }>,
  problem: string,
  dispatch: Parameters<AppThunk>[0],
  getState: Parameters<AppThunk>[1],
): Promise<StoreChoice> => {
  const { success } = await set;
  await dispatch(showSavedStore());
  const store = selectMyStore(getState());
  return success === 'true' && store ? { store } : { problem };
};

/**
 * Makes that store my store: in the profile, in this browser's storage and state, and in a
 * driver's account (MYST-5), which it waits for. It never throws.
 */
export const chooseStore =
  (storeNumber: string): AppThunk<Promise<StoreChoice>> =>
  (dispatch, getState) =>
    settled(
      setStoreByNumber(storeNumber),
      'This store could not be set. Please try again.',
      dispatch,
      getState,
    );

/** As chooseStore, with the store nearest to a zip (MYST-8). @param zip 5 digits, or 5+4 */
export const chooseStoreByZip =
  (zip: string): AppThunk<Promise<StoreChoice>> =>
  (dispatch, getState) =>
    settled(setStoreByZip(zip), `No stores found for zip: ${zip}`, dispatch, getState);
