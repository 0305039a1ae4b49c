import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import { savedStoreSynced, selectClosestStore } from '../meta/meta-slice';
import type { AppThunk } from '..';
import { dropStoreData, readSavedStore, readStoredStoreNumber } from './saved-store';

const loadFetch = () => import(/* webpackChunkName: "my-store-start" */ './fetch-saved-store');

/**
 * Updates the state from the saved store; removes a different store from the state and from storage.
 * @returns the number of a saved store that isn't loaded
 */
export const syncSavedStore = (): AppThunk<string | undefined> => (dispatch, getState) => {
  const saved = readSavedStore();
  const { storeNumber, isSelected } = saved;
  const stored = readStoredStoreNumber();
  if (isSelected && stored !== undefined && stored !== storeNumber) dropStoreData();
  const known = selectClosestStore(getState());
  const isKnown = known?.storeNumber === storeNumber;
  dispatch(savedStoreSynced({ saved, store: isKnown ? known : null }));
  return isKnown ? undefined : storeNumber;
};

/**
 * Does the same as syncSavedStore, and loads a missing store. A store that was saved in the
 * meantime takes precedence over a late response. After a failure, the state contains the number, but
 * no store.
 */
export const loadSavedStore = (): AppThunk<Promise<void>> => async (dispatch) => {
  const storeNumber = dispatch(syncSavedStore());
  if (storeNumber === undefined) return;
  try {
    const store = await (await loadChunk(loadFetch)).fetchSavedStore(storeNumber);
    const missing = dispatch(syncSavedStore());
    if (missing === undefined) return;
    if (missing !== storeNumber) await dispatch(loadSavedStore());
    else if (store) dispatch(savedStoreSynced({ saved: readSavedStore(), store }));
  } catch (error) {
    report(error, { source: 'my-store', during: 'chunk' });
  }
};
