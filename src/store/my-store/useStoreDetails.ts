import { useEffect, useState } from 'react';
import type { Store } from '../../services/store-schema';
import { getStoreDetails } from '../../services/stores';

/** The state of a store that is shown by its number; `none` without a number. */
export type StoreDetails =
  | { readonly status: 'none' | 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly store: Store };

/** Returns the details of a store and a function that requests them again. */
export const useStoreDetails = (storeNumber: string): readonly [StoreDetails, () => void] => {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ asked: string; details: StoreDetails }>();
  const asked = `${storeNumber} ${attempt}`;
  useEffect(() => {
    if (!storeNumber) return;
    let isOver = false;
    void getStoreDetails(storeNumber).then((given) => {
      if (isOver) return;
      const details: StoreDetails =
        given.success === 'true' ? { status: 'ready', store: given.data } : { status: 'failed' };
      setAnswer({ asked, details });
    });
    return () => {
      isOver = true;
    };
  }, [asked, storeNumber]);
  const retry = (): void => setAttempt((before) => before + 1);
  if (!storeNumber) return [{ status: 'none' }, retry];
  return [answer?.asked === asked ? answer.details : { status: 'loading' }, retry];
};
