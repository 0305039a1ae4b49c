import { track } from '../../analytics/track';
import { report } from '../../browser/report';
import { withTimeout } from '../../browser/timers';
import { readProfileCookie } from '../../services/profile-cookie';
import { authenticate, CONFIRM_CHANNEL, EMAIL_VERIFIED } from '../../services/account/sign-in';
import type { Profile, SignInResponse } from '../../services/account/schema';
import type { Result } from '../../services/result';
import { getSiteName } from '../../site/brands';
import type { AppThunk } from '..';
import { versionNamed } from './account-slice';
import { runAfterSignIn } from './after-sign-in';
import { startSession, fetchAccount } from './session-thunks';

export interface Credentials {
  email: string;
  password: string;
}

/** Returns the visitor's ID as a field of a call's body; empty if the profile cookie has none. */
export const getVisitorIdField = (): { visitorID?: string } => {
  const vid = readProfileCookie(getSiteName(document))?.vid;
  return vid ? { visitorID: vid } : {};
};

/** Milliseconds that a sign-in waits for its follow-up, which continues after that. */
export const FOLLOW_UP_TIMEOUT = 5_000;

/**
 * Completes a confirmed sign-in: starts the session, fetches a missing profile, runs the follow-up, and
 * then sends the analytics event (ACCT-8). Never throws.
 */
export const completeSignIn =
  (tokenId: string, account: Profile | undefined): AppThunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(startSession(tokenId, account));
    if (!account) await dispatch(fetchAccount());
    const followUp = dispatch(runAfterSignIn()).catch((error: unknown) =>
      report(error, { source: 'session', during: 'sign-in' }),
    );
    await withTimeout(FOLLOW_UP_TIMEOUT, followUp);
    track({ event: 'login success' });
  };

/**
 * Signs in. Resolves to the call's result after the follow-up; never throws.
 */
export const signIn =
  ({ email, password }: Credentials): AppThunk<Promise<Result<SignInResponse>>> =>
  async (dispatch) => {
    const result = await authenticate({
      email: email.toLowerCase(),
      authString: password,
      ...getVisitorIdField(),
    });
    const { version } = result.ok ? result : result.error;
    if (version) dispatch(versionNamed(version));
    if (!result.ok) {
      const { isRefusal, status } = result.error;
      track({ event: 'error', name: 'login', status: (isRefusal && status) || '0' });
      return result;
    }
    const { tokenId, account } = result.data;
    if (!tokenId || [CONFIRM_CHANNEL, EMAIL_VERIFIED].includes(result.message)) return result;
    await dispatch(completeSignIn(tokenId, account ?? undefined));
    return result;
  };
