import { useEffect, useState } from 'react';
import type { Store } from '../../services/store-schema';
import { getStoresByZip, getStoresNear, getStoresOfCity } from '../../services/stores';
import { getSiteName } from '../../site/brands';
import type { MapSearch } from '../../site/display-map';

/** Stores around a point that are asked for: more than anybody drives past. */
const NEAR_COUNT = 50;

/** A list of stores on its way, there, or not to be had. */
export type StoreList =
  | { readonly status: 'loading' }
  /** What was asked for again may be on its way. */
  | { readonly status: 'failed'; readonly isRetrying: boolean }
  | { readonly status: 'ready'; readonly stores: readonly Store[] };

const ask = (search: MapSearch) => {
  const siteName = getSiteName(document);
  if ('zip' in search) {
    return getStoresByZip({ zipCode: search.zip, radius: search.radius, siteName });
  }
  if ('city' in search) return getStoresOfCity({ ...search, siteName });
  return getStoresNear({ ...search, storeCount: NEAR_COUNT, siteName });
};

/** Each store once, whatever the host repeats. */
const distinct = (stores: readonly Store[]): readonly Store[] => [
  ...new Map(stores.map((store) => [store.storeNumber, store])).values(),
];

/** The stores of a search, which stays the same, and what asks for them again. */
export const useStoreList = (search: MapSearch): readonly [StoreList, retry: () => void] => {
  const [list, setList] = useState<StoreList>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    void ask(search).then((answer) => {
      if (isGone) return;
      setList(
        answer.success === 'true'
          ? { status: 'ready', stores: distinct(answer.data.stores) }
          : { status: 'failed', isRetrying: false },
      );
    });
    return () => {
      isGone = true;
    };
  }, [search, attempt]);
  const retry = (): void => {
    setList({ status: 'failed', isRetrying: true });
    setAttempt((before) => before + 1);
  };
  return [list, retry];
};
