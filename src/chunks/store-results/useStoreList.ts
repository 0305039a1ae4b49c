import { useMemo } from 'react';
import type { Store } from '../../services/store-schema';
import { getStoresByZip, getStoresNear, getStoresOfCity } from '../../services/stores';
import { getSiteName } from '../../site/brands';
import { useLatestResult } from '../../store/useLatestResult';
import type { MapSearch } from '../../domain/stores/display-map';

/** Number of stores to request around coordinates. */
const NEAR_COUNT = 50;

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
 * @returns the stores, and a function that retries
 */
export const useStoreList = (search: MapSearch): readonly [StoreList, retry: () => void] => {
  const { data, isCurrent, error, isRetrying, retry } = useLatestResult(
    JSON.stringify(search),
    () => requestStores(search),
  );
  const stores = useMemo(() => data && removeRepeatedStores(data.stores), [data]);
  if (isCurrent && stores) return [{ status: 'ready', stores }, retry];
  if (error || isRetrying) return [{ status: 'failed', isRetrying }, retry];
  return [{ status: 'loading' }, retry];
};
