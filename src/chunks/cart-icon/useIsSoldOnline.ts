import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { readSavedStore } from '../../store/my-store/saved-store';
import { loadSavedStore } from '../../store/my-store/saved-store-thunks';
import { selectClosestStore } from '../../store/meta/meta-slice';

/**
 * Returns whether my store sells online (CART-4): 'no' without a store, 'unknown' while it loads or
 * after a failed call.
 */
export const useIsSoldOnline = (isEnabled: boolean): 'unknown' | 'yes' | 'no' => {
  const dispatch = useAppDispatch();
  const store = useAppSelector(selectClosestStore);
  useEffect(() => {
    if (isEnabled) void dispatch(loadSavedStore());
  }, [dispatch, isEnabled]);
  if (store) return store.eCommActiveFlag === 'Y' ? 'yes' : 'no';
  return readSavedStore().storeNumber ? 'unknown' : 'no';
};
