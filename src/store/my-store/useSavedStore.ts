import { useCallback, useSyncExternalStore } from 'react';
import { useAppStore } from '../hooks';
import { readSavedStore } from './saved-store';
import type { SavedStore } from './saved-store';

/**
 * Returns the visitor's saved store, read again with each action: what is saved may change without the state, which
 * contains a store only once it has loaded.
 */
export const useSavedStore = (): Pick<SavedStore, 'storeNumber' | 'isSelected'> => {
  const store = useAppStore();
  const subscribe = useCallback((onChange: () => void) => store.subscribe(onChange), [store]);
  return {
    storeNumber: useSyncExternalStore(subscribe, () => readSavedStore().storeNumber),
    isSelected: useSyncExternalStore(subscribe, () => readSavedStore().isSelected),
  };
};
