import { selectDriver } from '../account/account-slice';
import type { AppThunk } from '..';
import { withinLimit } from './account-limit';
import { selectStore } from './select-store';
import { readSavedStore } from './saved-store';

/**
 * What follows a sign-in: the driver's preferred store becomes my store; where the account has
 * none, the visitor's own stays (ACCT-8). A failure is silent. It never throws.
 * @returns settled once set, or after three seconds
 */
export const selectPreferredStore =
  (): AppThunk<Promise<unknown>> => async (dispatch, getState) => {
    const preferred = selectDriver(getState())?.PREFERRED_STORE ?? '';
    const { isChosen, storeNumber } = readSavedStore();
    if (!/^\d{1,10}$/.test(preferred) || (isChosen && storeNumber === preferred)) return;
    await withinLimit(dispatch(selectStore(preferred, 'account')));
  };
