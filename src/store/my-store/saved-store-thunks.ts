import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import { savedStoreSeen, selectClosestStore } from '../meta/meta-slice';
import type { AppThunk } from '..';
import { dropStoreData, readSavedStore, storedStoreNumber } from './saved-store';

/** What asks and follows, a chunk that pages load once they are idle. */
export const loadVisit = () => import(/* webpackChunkName: "store-visit" */ './store-visit');

/**
 * Has the state say what is saved of the visitor's store, at once; another store that is there
 * goes, in the state and in storage.
 * @returns the number of a store that is saved but not there, to be loaded
 */
export const seeSavedStore = (): AppThunk<string | undefined> => (dispatch, getState) => {
  const { storeNumber, standing, isChosen } = readSavedStore();
  const stored = storedStoreNumber();
  if (isChosen && stored !== undefined && stored !== storeNumber) dropStoreData();
  const known = selectClosestStore(getState());
  const isKnown = known?.storeNumber === storeNumber;
  dispatch(savedStoreSeen({ standing, store: isKnown ? known : null }));
  return isKnown ? undefined : storeNumber;
};

/**
 * As seeSavedStore, and loads the store that is not there. What was saved meanwhile wins over a
 * late answer; after a failure the standing is known and the store is not.
 */
export const showSavedStore = (): AppThunk<Promise<void>> => async (dispatch) => {
  const storeNumber = dispatch(seeSavedStore());
  if (storeNumber === undefined) return;
  try {
    const store = await (await loadChunk(loadVisit)).savedStoreOf(storeNumber);
    const missing = dispatch(seeSavedStore());
    if (missing === undefined) return;
    if (missing !== storeNumber) await dispatch(showSavedStore());
    else if (store) dispatch(savedStoreSeen({ standing: readSavedStore().standing, store }));
  } catch (error) {
    report(error, { source: 'my-store', during: 'chunk' });
  }
};
