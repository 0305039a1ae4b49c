import { readToken } from '../../services/token-cookie';
import { logOut } from '../../services/account/session';
import type { Result } from '../../services/result';
import type { AppThunk } from '..';
import { endSession } from './end-session';

/**
 * Signs out at once, here and in other tabs, and invalidates the token on the server. Resolves to the
 * server's response, or to undefined if there was no session; never throws.
 */
export const signOut = (): AppThunk<Promise<Result<unknown> | undefined>> => (dispatch) => {
  const token = readToken();
  // The call reads the token for its header before the cookie is removed.
  const response = token === undefined ? Promise.resolve(undefined) : logOut(token);
  dispatch(endSession());
  return response;
};
