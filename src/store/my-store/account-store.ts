import { notifyAccountChanged } from '../../browser/other-tabs';
import { readToken } from '../../services/token-cookie';
import { addStore } from '../../services/account/profile';
import { profileReplaced } from '../account/account-slice';
import type { AppThunk } from '..';
import { readSavedStore } from './saved-store';

/**
 * Saves a driver's store to the account; does nothing without a session, and a failure is silent
 * (MYST-5). The last selection is the one that stays.
 * @param storeNumber digits
 */
export const saveToAccount =
  (storeNumber: string): AppThunk<Promise<void>> =>
  (dispatch, _, { runAccountTask }) =>
    runAccountTask(async () => {
      const token = readToken();
      // A store that the visitor has selected in the meantime is saved instead.
      if (readSavedStore().storeNumber !== storeNumber || token === undefined) return;
      const result = await addStore(storeNumber);
      // The response belongs to the driver who was signed in when the call started.
      if (result.ok && readToken() === token) {
        dispatch(profileReplaced(result.data.account));
        notifyAccountChanged();
      }
    });
