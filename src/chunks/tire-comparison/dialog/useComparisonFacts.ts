import { useEffect, useRef } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { loadComparisonFacts } from '../../../store/shop/comparison-facts';
import { usePriceTerms } from '../../../store/shop/usePriceTerms';
import type { PriceTerms } from '../../../store/shop/usePriceTerms';

/**
 * Loads the facts of groups when the comparison opens, and again when my store changes or the driver signs in
 * or out. Removing a group loads nothing.
 * @returns the price terms, and a function that loads the facts again
 */
export const useComparisonFacts = (
  ids: readonly string[],
): readonly [terms: PriceTerms, loadAgain: () => Promise<void>] => {
  const dispatch = useAppDispatch();
  const { storeNumber, isSignedIn } = usePriceTerms();
  const loaded = useRef<PriceTerms & { readonly ids: readonly string[] }>(undefined);
  useEffect(() => {
    const { current } = loaded;
    const isLoaded =
      current?.storeNumber === storeNumber &&
      current?.isSignedIn === isSignedIn &&
      ids.every((id) => current?.ids.includes(id));
    if (isLoaded) return;
    loaded.current = { storeNumber, isSignedIn, ids };
    void dispatch(loadComparisonFacts(ids, { storeNumber, isSignedIn }));
  }, [dispatch, ids, storeNumber, isSignedIn]);
  return [
    { storeNumber, isSignedIn },
    () => dispatch(loadComparisonFacts(ids, { storeNumber, isSignedIn })),
  ];
};
