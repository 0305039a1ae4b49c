import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectClosestStore } from '../../../store/meta/meta-slice';
import { readSavedStore } from '../../../store/my-store/saved-store';
import { loadComparisonFacts } from '../../../store/shop/comparison-facts';

/**
 * Loads the facts of groups when the comparison opens, and again when another store becomes my store.
 * A removed group loads nothing.
 * @returns a function that loads them again
 */
export const useComparisonFacts = (ids: readonly string[]): (() => Promise<void>) => {
  const dispatch = useAppDispatch();
  const closest = useAppSelector(selectClosestStore);
  const storeNumber = closest?.storeNumber ?? readSavedStore().storeNumber;
  const loaded = useRef<{ storeNumber: string | undefined; ids: readonly string[] }>(undefined);
  useEffect(() => {
    const { current } = loaded;
    const isLoaded =
      current?.storeNumber === storeNumber && ids.every((id) => current?.ids.includes(id));
    if (isLoaded) return;
    loaded.current = { storeNumber, ids };
    void dispatch(loadComparisonFacts(ids, storeNumber));
  }, [dispatch, ids, storeNumber]);
  return () => dispatch(loadComparisonFacts(ids, storeNumber));
};
