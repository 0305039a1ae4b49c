import { track } from '../../analytics/track';
import { within } from '../../browser/within';
import { loadChunk } from '../../browser/load-chunk';
import { readProfileCookie } from '../../browser/profile-cookie';
import { report } from '../../browser/report';
import { authenticate } from '../../services/account/sign-in';
import type { Profile, SignedIn } from '../../services/account/schema';
import type { AccountAnswer } from '../../services/answer';
import { siteNameOf } from '../../site/brands';
import type { AppThunk } from '..';
import { enterSession, fetchAccount } from './session-thunks';

export interface Credentials {
  email: string;
  password: string;
}

/**
 * Phrases of a success that signs nobody in: the account must choose how it is reached first, or
 * its address has just been confirmed.
 */
export const CONFIRM_CHANNEL = 'Confirm Channel';
export const EMAIL_VERIFIED = 'Email verified successfully';

/** What the host may know the getVisitorId by. */
export const getVisitorId = (): { visitorID?: string } => {
  const vid = readProfileCookie(siteNameOf(document))?.vid;
  return vid ? { visitorID: vid } : {};
};

/** Milliseconds that a sign-in waits for what follows it; that goes on all the same. */
export const FOLLOW_UP_LIMIT = 5_000;

const loadFollowUp = () => import(/* webpackChunkName: "after-sign-in" */ './after-sign-in');

/** What follows a sign-in never makes it fail. */
const followUp = (): AppThunk<Promise<void>> => async (dispatch) => {
  try {
    await dispatch((await loadChunk(loadFollowUp)).afterSignIn());
  } catch (error) {
    report(error, { source: 'session', during: 'sign-in' });
  }
};

/**
 * A sign-in that the host has confirmed: the session, the profile, the zip, the store, the garage,
 * and then the event (ACCT-8). It never throws.
 */
export const completeSignIn =
  (tokenId: string, account: Profile | undefined): AppThunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(enterSession(tokenId, account));
    if (!account) await dispatch(fetchAccount());
    await within(FOLLOW_UP_LIMIT, dispatch(followUp()));
    track({ event: 'login success' });
  };

/**
 * Signs in. Resolves to the host's answer once all that follows is done, to nothing when it gave
 * none; it never throws.
 */
export const signIn =
  ({ email, password }: Credentials): AppThunk<Promise<AccountAnswer<SignedIn>>> =>
  async (dispatch) => {
    const answer = await authenticate({
      email: email.toLowerCase(),
      authString: password,
      ...getVisitorId(),
    });
    if (answer?.success !== 'true') {
      track({ event: 'error', name: 'login', status: answer?.status ?? '0' });
      return answer;
    }
    const { tokenId, account } = answer.data;
    if (!tokenId || [CONFIRM_CHANNEL, EMAIL_VERIFIED].includes(answer.message)) return answer;
    await dispatch(completeSignIn(tokenId, account ?? undefined));
    return answer;
  };
