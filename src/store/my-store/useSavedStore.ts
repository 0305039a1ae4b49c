import { useLayoutEffect, useState } from 'react';
import { useAppDispatch } from '../hooks';
import { addAppListener } from '../listener-middleware';
import { savedStoreSynced } from '../meta/meta-slice';
import { readSavedStore } from './saved-store';
import type { SavedStore } from './saved-store';

/**
 * Returns the visitor's saved store, read again with each `syncSavedStore`. The state contains a store only once it has
 * loaded.
 */
export const useSavedStore = (): Pick<SavedStore, 'storeNumber' | 'isSelected'> => {
  const dispatch = useAppDispatch();
  const [saved, setSaved] = useState(readSavedStore);
  useLayoutEffect(
    () =>
      dispatch(
        addAppListener({
          actionCreator: savedStoreSynced,
          effect: () => setSaved(readSavedStore()),
        }),
      ),
    [dispatch],
  );
  return saved;
};
