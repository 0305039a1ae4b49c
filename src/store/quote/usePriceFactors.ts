import { useState } from 'react';
import { readToken } from '../../services/token-cookie';
import { selectLoginState } from '../account/account-slice';
import { useAppSelector } from '../hooks';
import { selectClosestStore, selectIsUrlStoreApplied } from '../meta/meta-slice';
import { readUrlStore } from '../my-store/saved-store';
import { useSavedStore } from '../my-store/useSavedStore';

/** The store and the kind of visitor that prices depend on. */
export interface PriceFactors {
  /** The visitor's store, also the one that the URL names and the page is going to select; undefined without one. */
  readonly storeNumber: string | undefined;
  readonly isSignedIn: boolean;
}

/** Returns what prices depend on, and updates when it changes. */
export const usePriceFactors = (): PriceFactors => {
  // Known before the page has selected it, so that one request is enough.
  const [named] = useState(readUrlStore);
  const isApplied = useAppSelector(selectIsUrlStoreApplied);
  const closest = useAppSelector(selectClosestStore);
  // Known before its details load, so that one request is enough.
  const saved = useSavedStore();
  const current = closest?.storeNumber ?? saved.storeNumber;
  const [first] = useState(current);
  const hasChanged = first !== undefined && current !== first;
  const loginState = useAppSelector(selectLoginState);
  return {
    storeNumber: (isApplied || hasChanged ? undefined : named) ?? current,
    isSignedIn: loginState === 'loading' ? readToken() !== undefined : loginState === 'true',
  };
};
