import { useEffect, useState } from 'react';
import type { Store } from '../../services/store-schema';
import { getStoresByZip, getStoresNear, getStoresOfCity } from '../../services/stores';
import { getSiteName } from '../../site/brands';
import type { MapSearch } from '../../domain/stores/display-map';

/** Number of stores to request around coordinates. */
const NEAR_COUNT = 50;

/** A list of stores that is loading, loaded, or failed. */
export type StoreList =
  | { readonly status: 'loading' }
  /** A retry stays `failed`, so that the error remains visible until the stores have loaded. */
  | { readonly status: 'failed'; readonly isRetrying: boolean }
  | { readonly status: 'ready'; readonly stores: readonly Store[] };

const requestStores = (search: MapSearch) => {
  const siteName = getSiteName(document);
  if ('zip' in search) {
    return getStoresByZip({ zipCode: search.zip, radius: search.radius, siteName });
  }
  if ('city' in search) return getStoresOfCity({ ...search, siteName });
  return getStoresNear({ ...search, storeCount: NEAR_COUNT, siteName });
};

const removeRepeatedStores = (stores: readonly Store[]): readonly Store[] => [
  ...new Map(stores.map((store) => [store.storeNumber, store])).values(),
];

/**
 * Loads the stores of a search.
 * @param search the same object in every render; a new object would start another request
 * @returns the stores, and a function that retries
 */
export const useStoreList = (search: MapSearch): readonly [StoreList, retry: () => void] => {
  const [list, setList] = useState<StoreList>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCanceled = false;
    void requestStores(search).then((result) => {
      if (isCanceled) return;
      setList(
        result.ok
          ? { status: 'ready', stores: removeRepeatedStores(result.data.stores) }
          : { status: 'failed', isRetrying: false },
      );
    });
    return () => {
      isCanceled = true;
    };
  }, [search, attempt]);
  const retry = (): void => {
    setList({ status: 'failed', isRetrying: true });
    setAttempt((previous) => previous + 1);
  };
  return [list, retry];
};
