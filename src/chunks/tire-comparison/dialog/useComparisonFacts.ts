import { useEffect, useRef } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { loadComparisonFacts } from '../../../store/comparison/comparison-facts';
import { usePriceFactors } from '../../../store/my-store/usePriceFactors';
import type { PriceFactors } from '../../../store/my-store/usePriceFactors';

/**
 * Loads prices, stock, ratings, and traits of tire groups when the comparison opens, and again when my store
 * changes or the driver signs in or out. Removing a group loads nothing.
 * @returns the factors that prices depend on, and a function that loads the facts again
 */
export const useComparisonFacts = (
  ids: readonly string[],
): readonly [factors: PriceFactors, loadAgain: () => Promise<unknown>] => {
  const dispatch = useAppDispatch();
  const { storeNumber, isSignedIn } = usePriceFactors();
  const loaded = useRef<PriceFactors & { readonly ids: readonly string[] }>(undefined);
  useEffect(() => {
    const { current } = loaded;
    const isLoaded =
      current?.storeNumber === storeNumber &&
      current?.isSignedIn === isSignedIn &&
      ids.every((id) => current?.ids.includes(id));
    if (isLoaded) return;
    loaded.current = { storeNumber, isSignedIn, ids };
    void dispatch(loadComparisonFacts({ ids, storeNumber, isSignedIn }));
  }, [dispatch, ids, storeNumber, isSignedIn]);
  return [
    { storeNumber, isSignedIn },
    () => dispatch(loadComparisonFacts({ ids, storeNumber, isSignedIn })),
  ];
};
