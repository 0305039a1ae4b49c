import { notifyAccountChanged } from '../../browser/other-tabs';
import { readToken } from '../../services/token-cookie';
import { addStore } from '../../services/account/profile';
import { profileReplaced } from '../account/account-slice';
import { runSerially } from '../account/run-serially';
import type { AppDispatch } from '..';
import { withAccountTimeout } from './account-timeout';

/** The store that was selected last; an older one that is still waiting isn't sent. */
let latest: string | undefined;

/**
 * Saves a driver's store to the account; does nothing without a session, and a failure is silent
 * (MYST-5). The last selection is the one that stays.
 * @param storeNumber digits
 * @returns a promise that resolves once the store is saved, or after three seconds
 */
export const saveToAccount = (storeNumber: string, dispatch: AppDispatch): Promise<void> => {
  latest = storeNumber;
  const save = async (): Promise<void> => {
    const token = readToken();
    if (latest !== storeNumber || token === undefined) return;
    const result = await addStore(storeNumber);
    // The response belongs to the driver who was signed in when the call started.
    if (result.ok && readToken() === token) {
      dispatch(profileReplaced(result.data.account));
      notifyAccountChanged();
    }
  };
  return withAccountTimeout(runSerially(save));
};
