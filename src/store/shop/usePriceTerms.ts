import { readToken } from '../../browser/token-cookie';
import { selectIsLoggedIn } from '../account/account-slice';
import { useAppSelector } from '../hooks';
import { selectClosestStore } from '../meta/meta-slice';
import { readSavedStore } from '../my-store/saved-store';

/** Whose prices a search returns: those of a store, and of a driver or a visitor. */
export interface PriceTerms {
  /** The visitor's store; undefined without one. */
  readonly storeNumber: string | undefined;
  readonly isSignedIn: boolean;
}

/** Returns the store and the session that prices depend on, and follows their changes. */
export const usePriceTerms = (): PriceTerms => {
  // The saved store is known before its details, so that one search is enough.
  const storeNumber = useAppSelector(
    (state) => selectClosestStore(state)?.storeNumber ?? readSavedStore().storeNumber,
  );
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const isSignedIn = isLoggedIn === 'loading' ? readToken() !== undefined : isLoggedIn === 'true';
  return { storeNumber, isSignedIn };
};
