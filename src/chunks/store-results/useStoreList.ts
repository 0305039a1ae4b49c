import { useEffect, useState } from 'react';
import type { Store } from '../../services/store-schema';
import { getStoresByZip, getStoresNear, getStoresOfCity } from '../../services/stores';
import { getSiteName } from '../../site/brands';
import type { MapSearch } from '../../site/display-map';

/** Number of stores to request around coordinates. */
const NEAR_COUNT = 50;

/** A list of stores that is loading, loaded, or failed. */
export type StoreList =
  | { readonly status: 'loading' }
  /** `isRetrying` is true during a retry. */
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

/** Removes repeated stores. */
const removeRepeatedStores = (stores: readonly Store[]): readonly Store[] => [
  ...new Map(stores.map((store) => [store.storeNumber, store])).values(),
];

/** Loads the stores of a constant search; returns them with a retry function. */
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
    setAttempt((before) => before + 1);
  };
  return [list, retry];
};
