import { getDefaultZip, getSiteName } from '../../site/brands';
import { selectDriver } from '../account/account-slice';
import type { AppThunk } from '..';
import { chooseStore, chooseStoreByZip } from './choose-store';
import { withAccountTimeout } from './run-selection';
import { isUnknownStore, parseStoreNumber, readSavedStore } from './saved-store';

/**
 * Selects the driver's preferred store after a sign-in. If the account has none, or this site doesn't have it, the
 * profile's store stays, also one that the host has guessed: to select a store for the driver would call it theirs. Only
 * without any store, the one nearest to the site's default zip is selected (ACCT-8, SITE-2). A failure is silent; never
 * throws.
 * @returns a promise that resolves once the store is selected, or after three seconds per call, of which
 * there are two at most
 */
export const choosePreferredStore =
  (): AppThunk<Promise<unknown>> => async (dispatch, getState) => {
    const preferred = parseStoreNumber(selectDriver(getState())?.PREFERRED_STORE);
    if (preferred !== undefined && !isUnknownStore(preferred)) {
      const { isSelected, storeNumber } = readSavedStore();
      if (isSelected && storeNumber === preferred) return;
      await withAccountTimeout(dispatch(chooseStore(preferred, 'account')));
      if (!isUnknownStore(preferred)) return;
    }
    if (readSavedStore().storeNumber !== undefined) return;
    const zip = getDefaultZip(getSiteName(document));
    await withAccountTimeout(dispatch(chooseStoreByZip(zip, 'account')));
  };
