import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import { savedStoreSeen, selectClosestStore } from '../slices/meta';
import type { AppThunk } from '..';
import { readSavedStore } from './saved-store';

const loadCalls = () => import(/* webpackChunkName: "store-calls" */ './store-calls');

/**
 * Has the state say what is saved of the visitor's store, and loads that store where another or
 * none is there. What was saved meanwhile wins over a late answer; after a failure the standing is
 * known and the store is not.
 */
export const showSavedStore = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const { storeNumber, standing } = readSavedStore();
  const known = selectClosestStore(getState());
  const isKnown = known?.storeNumber === storeNumber;
  dispatch(savedStoreSeen({ standing, store: isKnown ? known : null }));
  if (isKnown || storeNumber === undefined) return;
  try {
    const { storeOf } = await loadChunk(loadCalls);
    const store = await storeOf(storeNumber);
    if (readSavedStore().storeNumber !== storeNumber) await dispatch(showSavedStore());
    else if (store) dispatch(savedStoreSeen({ standing: readSavedStore().standing, store }));
  } catch (error) {
    report(error, { source: 'my-store', during: 'chunk' });
  }
};
