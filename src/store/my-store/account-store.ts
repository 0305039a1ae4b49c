import { tellAccountChanged } from '../../browser/other-tabs';
import { readToken } from '../../browser/token-cookie';
import { addStore } from '../../services/account/profile';
import { profileReplaced } from '../account/account-slice';
import type { AppDispatch } from '..';
import { withinLimit } from './account-limit';

let wanted: string | undefined;
let saving: Promise<void> | undefined;

const save = async (dispatch: AppDispatch): Promise<void> => {
  while (wanted !== undefined) {
    const storeNumber = wanted;
    wanted = undefined;
    const token = readToken();
    const answer = token === undefined ? undefined : await addStore(storeNumber);
    // The answer to one driver is not another's profile.
    if (answer?.success === 'true' && readToken() === token) {
      dispatch(profileReplaced(answer.data.account));
      tellAccountChanged();
    }
  }
  saving = undefined;
};

/**
 * Saves a driver's store to the account; without a session nothing happens, and a failure is
 * silent (MYST-5). One call at a time, so that the last choice is the one that stays.
 * @returns settled once saved, or after three seconds
 */
export const saveToAccount = (storeNumber: string, dispatch: AppDispatch): Promise<void> => {
  wanted = storeNumber;
  saving ??= save(dispatch);
  return withinLimit(saving);
};
