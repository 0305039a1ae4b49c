import { notifyOtherTabs } from '../../browser/other-tabs';
import { readToken, removeToken, writeToken } from '../../browser/token-cookie';
import type { Profile } from '../../services/account/schema';
import { checkSession, getAccount } from '../../services/account/session';
import { clearCachedAnswers } from '../../services/http-cache';
import type { AppThunk } from '..';
import { forgetDriverVehicle } from '../garage/forget-driver-vehicle';
import { loggedIn, loggedOut, selectProfile, selectTokenId } from './account-slice';

/** Stores a confirmed session in the cookie and the state, and notifies other tabs (SESS-2, SESS-3). */
export const enterSession =
  (tokenId: string, profile?: Profile): AppThunk =>
  (dispatch) => {
    if (readToken() !== tokenId) {
      writeToken(tokenId);
      clearCachedAnswers();
      notifyOtherTabs();
    }
    dispatch(loggedIn(profile ? { tokenId, profile } : { tokenId }));
  };

/** Ends the session in this browser: removes token, profile, and cached prices; notifies other tabs. */
export const leaveSession = (): AppThunk => (dispatch) => {
  dispatch(forgetDriverVehicle());
  if (readToken() !== undefined) {
    removeToken();
    clearCachedAnswers();
    notifyOtherTabs();
  }
  dispatch(loggedOut());
};

/**
 * Fetches the account of the token cookie (SESS-1). A 401 ends the session; any other failure leaves
 * it to the next check. The answer to a token that has been replaced is dropped. Never throws.
 */
export const fetchAccount = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const token = readToken();
  if (token === undefined) {
    dispatch(leaveSession());
    return;
  }
  const before = selectProfile(getState());
  const answer = await getAccount();
  if (readToken() !== token) return;
  if (!answer.ok) {
    if (answer.error.isSessionExpired) dispatch(leaveSession());
    return;
  }
  const { account, tokenId, loggedIn: confirmed } = answer.data;
  // A change made on this page meanwhile is newer than this answer.
  const profile = selectProfile(getState()) === before ? account : undefined;
  dispatch(confirmed ? enterSession(tokenId ?? token, profile) : leaveSession());
};

/**
 * Checks whether the session is still valid. A refusal or a 401 ends it. Without a usable answer the
 * driver counts as signed out, but the cookie stays, so that the next check can restore the session
 * (SESS-2). Never throws.
 */
export const checkAccount = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const token = readToken();
  if (token === undefined) {
    dispatch(leaveSession());
    return;
  }
  const answer = await checkSession();
  if (readToken() !== token) return;
  if (answer === undefined || (!answer.ok && !answer.error.isRefusal)) {
    dispatch(loggedOut());
    return;
  }
  if (!answer.ok || !answer.data.loggedIn) {
    dispatch(leaveSession());
    return;
  }
  // A renewed token belongs to the same driver; one from another tab may not.
  const known = selectTokenId(getState()) === token ? selectProfile(getState()) : null;
  dispatch(enterSession(answer.data.tokenId ?? token, known ?? undefined));
  if (answer.data.updated || selectProfile(getState()) === null) await dispatch(fetchAccount());
};
