import { notifySessionChanged } from '../../browser/other-tabs';
import { readToken, writeToken } from '../../services/token-cookie';
import { saveUserId } from '../../services/profile-cookie';
import type { Profile } from '../../services/account/schema';
import { checkSession, getAccount } from '../../services/account/session';
import { clearCachedResponses } from '../../services/http-cache';
import type { AppThunk } from '..';
import { loggedIn, loggedOut, selectProfile, selectTokenId, versionNamed } from './account-slice';
import { endSession } from './end-session';
import { registrationDraft } from './registration-draft';

/**
 * Stores a confirmed session in the cookie and the state, removes what was entered for a new account, and notifies other
 * tabs (SESS-2, SESS-3).
 */
export const startSession =
  (tokenId: string, profile?: Profile): AppThunk =>
  (dispatch) => {
    if (readToken() !== tokenId) {
      writeToken(tokenId);
      clearCachedResponses();
      notifySessionChanged();
    }
    registrationDraft.remove();
    dispatch(loggedIn(profile ? { tokenId, profile } : { tokenId }));
  };

/**
 * Fetches the account of the token cookie (SESS-1). A 401, or a response without `loggedIn`, ends the
 * session; any other failure leaves it to the next check. The ID of the driver is stored in the visitor's profile
 * (COOK-2). If the token has been replaced in the
 * meantime, drops the response. Never throws.
 */
export const fetchAccount = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const token = readToken();
  if (token === undefined) {
    dispatch(endSession());
    return;
  }
  const profileBefore = selectProfile(getState());
  const result = await getAccount();
  if (readToken() !== token) return;
  if (!result.ok) {
    if (result.error.isSessionExpired) dispatch(endSession());
    return;
  }
  const { account, tokenId, loggedIn: isConfirmed, userId } = result.data;
  // A change made on this page in the meantime is newer than this response.
  const profile = selectProfile(getState()) === profileBefore ? account : undefined;
  if (!isConfirmed) {
    dispatch(endSession());
    return;
  }
  if (result.version) dispatch(versionNamed(result.version));
  saveUserId(userId ?? undefined);
  dispatch(startSession(tokenId ?? token, profile));
};

/**
 * Checks whether the session is still valid. A refusal or a 401 ends it. Without a usable response the
 * driver counts as signed out, but the cookie stays, so that the next check can restore the session
 * (SESS-2). Never throws.
 */
export const checkAccount = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const token = readToken();
  if (token === undefined) {
    dispatch(endSession());
    return;
  }
  const result = await checkSession();
  if (readToken() !== token) return;
  if (result === undefined || (!result.ok && !result.error.isRefusal)) {
    dispatch(loggedOut());
    return;
  }
  if (!result.ok || !result.data.loggedIn) {
    dispatch(endSession());
    return;
  }
  // A renewed token belongs to the same driver; one from another tab may not.
  const knownProfile = selectTokenId(getState()) === token ? selectProfile(getState()) : null;
  dispatch(startSession(result.data.tokenId ?? token, knownProfile ?? undefined));
  if (result.data.updated || selectProfile(getState()) === null) await dispatch(fetchAccount());
};
