import { readToken } from '../../browser/token-cookie';
import { logOut } from '../../services/account/session';
import type { AccountAnswer } from '../../services/answer';
import type { AppThunk } from '..';
import { leaveSession } from './session-thunks';

/**
 * Signs out here and in the other tabs at once, whatever the host answers; the host ends the
 * token. Resolves to its answer, to nothing when it gave none.
 */
export const signOut = (): AppThunk<Promise<AccountAnswer<unknown>>> => (dispatch) => {
  const token = readToken();
  // The call reads the token for its header before the cookie goes.
  const answer = token === undefined ? Promise.resolve(undefined) : logOut(token);
  dispatch(leaveSession());
  return answer;
};
