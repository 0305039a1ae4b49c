import { readToken } from '../../services/token-cookie';
import { selectLoginState } from '../account/account-slice';
import { useAppSelector } from '../hooks';
import { selectClosestStore } from '../meta/meta-slice';
import { readSavedStore } from '../my-store/saved-store';

/** The store and the kind of visitor that prices depend on. */
export interface PriceFactors {
  /** The visitor's store; undefined without one. */
  readonly storeNumber: string | undefined;
  readonly isSignedIn: boolean;
}

/** Returns what prices depend on, and updates when it changes. */
export const usePriceFactors = (): PriceFactors => {
  // The saved store is known before its details load, so that one search is enough.
  const storeNumber = useAppSelector(
    (state) => selectClosestStore(state)?.storeNumber ?? readSavedStore().storeNumber,
  );
  const loginState = useAppSelector(selectLoginState);
  const isSignedIn = loginState === 'loading' ? readToken() !== undefined : loginState === 'true';
  return { storeNumber, isSignedIn };
};
