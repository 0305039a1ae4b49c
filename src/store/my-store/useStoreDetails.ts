import { useEffect, useState } from 'react';
import type { Store } from '../../services/store-schema';
import { getStoreDetails } from '../../services/stores';

/** The state of loading a store by its number; `none` without a number. */
export type StoreDetails =
  | { readonly status: 'none' | 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly store: Store };

/** Returns the details of a store and a function that requests them again. */
export const useStoreDetails = (storeNumber: string): readonly [StoreDetails, () => void] => {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ request: string; details: StoreDetails }>();
  const request = `${storeNumber} ${attempt}`;
  useEffect(() => {
    if (!storeNumber) return;
    let isOutdated = false;
    void getStoreDetails(storeNumber).then((result) => {
      if (isOutdated) return;
      const details: StoreDetails = result.ok
        ? { status: 'ready', store: result.data }
        : { status: 'failed' };
      setLoaded({ request, details });
    });
    return () => {
      isOutdated = true;
    };
  }, [request, storeNumber]);
  const retry = (): void => setAttempt((before) => before + 1);
  if (!storeNumber) return [{ status: 'none' }, retry];
  return [loaded?.request === request ? loaded.details : { status: 'loading' }, retry];
};
