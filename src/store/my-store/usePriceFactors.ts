import { useState } from 'react';
import { readToken } from '../../services/token-cookie';
import { isAuthorMode } from '../../site/author-mode';
import { selectLoginState } from '../account/account-slice';
import { useAppSelector } from '../hooks';
import { selectClosestStoreNumber, selectIsUrlStoreSettled } from '../meta/meta-slice';
import { readUrlStore } from './saved-store';

/** The store and the kind of visitor that prices depend on. */
export interface PriceFactors {
  /** The visitor's store, also the one that the URL names and the page is going to select; undefined without one. */
  readonly storeNumber: string | undefined;
  readonly isSignedIn: boolean;
}

interface CurrentPriceFactors extends PriceFactors {
  /**
   * Whether the page has yet to select the store of the URL, which the site may not have. After a failure, dispatch
   * `urlStoreSettled`.
   */
  readonly isUrlStorePending: boolean;
}

/** Returns the store that the URL names, if the placeholder of my store is going to select it. */
const readSelectableStore = (): string | undefined =>
  !isAuthorMode() && document.querySelector('.bsro-my-store') ? readUrlStore() : undefined;

export const usePriceFactors = (): CurrentPriceFactors => {
  // Known before the page has selected it, so that one request is enough.
  const [named] = useState(readSelectableStore);
  const isSettled = useAppSelector(selectIsUrlStoreSettled);
  const current = useAppSelector(selectClosestStoreNumber);
  const [first] = useState(current);
  const hasChanged = first !== undefined && current !== first;
  const pending = isSettled || hasChanged ? undefined : named;
  const loginState = useAppSelector(selectLoginState);
  return {
    storeNumber: pending ?? current,
    isUrlStorePending: pending !== undefined && pending !== current,
    isSignedIn: loginState === 'loading' ? readToken() !== undefined : loginState === 'true',
  };
};
