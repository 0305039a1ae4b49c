import { selectDriver } from '../account/account-slice';
import type { AppThunk } from '..';
import { withAccountTimeout } from './account-timeout';
import { chooseStore } from './choose-store';
import { readSavedStore } from './saved-store';
import { isUnknownStore } from './unknown-store';

/**
 * Selects the driver's preferred store after a sign-in; the visitor's own store stays if the account
 * has none or this site doesn't have the account's (ACCT-8). A failure is silent; never throws.
 * @returns a promise that resolves once the store is selected, or after three seconds
 */
export const choosePreferredStore =
  (): AppThunk<Promise<unknown>> => async (dispatch, getState) => {
    const preferred = selectDriver(getState())?.PREFERRED_STORE ?? '';
    const { isSelected, storeNumber } = readSavedStore();
    const isMine = isSelected && storeNumber === preferred;
    if (!/^\d{1,10}$/.test(preferred) || isMine || isUnknownStore(preferred)) return;
    await withAccountTimeout(dispatch(chooseStore(preferred, 'account')));
  };
