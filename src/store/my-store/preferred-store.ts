import { getDefaultZip, getSiteName } from '../../site/brands';
import { selectDriver } from '../account/account-slice';
import type { AppThunk } from '..';
import { chooseStore, chooseStoreByZip } from './choose-store';
import { withAccountTimeout } from './run-selection';
import { isUnknownStore, parseStoreNumber, readSavedStore } from './saved-store';

/**
 * Selects the driver's preferred store after a sign-in, or the one nearest to the site's default zip if the account has
 * none or this site doesn't have the account's (ACCT-8, SITE-2). A store that the visitor has selected takes precedence
 * over the default. A failure is silent; never throws.
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
    if (readSavedStore().isSelected) return;
    const zip = getDefaultZip(getSiteName(document));
    await withAccountTimeout(dispatch(chooseStoreByZip(zip, 'account')));
  };
