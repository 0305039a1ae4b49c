import type { Store } from '../services/store-schema';
import { getStoreDetails } from '../services/stores';
import { useLatestResult } from './useLatestResult';

/** The state of loading a store by its number; `none` without a number. */
export type StoreDetails =
  | { readonly status: 'none' | 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly store: Store };

export const useStoreDetails = (storeNumber: string): readonly [StoreDetails, () => void] => {
  const { data, isCurrent, error, retry } = useLatestResult(storeNumber || undefined, () =>
    getStoreDetails(storeNumber),
  );
  if (!storeNumber) return [{ status: 'none' }, retry];
  if (isCurrent && data) return [{ status: 'ready', store: data }, retry];
  return [{ status: error ? 'failed' : 'loading' }, retry];
};
