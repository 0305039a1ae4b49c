import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { readSavedStore } from '../../store/my-store/saved-store';
import { loadSavedStore } from '../../store/my-store/saved-store-thunks';
import { selectClosestStore } from '../../store/meta/meta-slice';

/**
 * Whether my store sells online (CART-4); a visitor without a store has none that does, and a
 * failed call leaves it unknown.
 */
export const useIsSoldOnline = (isAsked: boolean): 'unknown' | 'yes' | 'no' => {
  const dispatch = useAppDispatch();
  const store = useAppSelector(selectClosestStore);
  useEffect(() => {
    if (isAsked) void dispatch(loadSavedStore());
  }, [dispatch, isAsked]);
  if (store) return store.eCommActiveFlag === 'Y' ? 'yes' : 'no';
  return readSavedStore().storeNumber ? 'unknown' : 'no';
};
