import { nanoid } from '@reduxjs/toolkit';
import { track } from '../analytics/track';
import { readProfileCookie } from '../browser/profile-cookie';
import { authenticate, createAccount } from '../services/account/access';
import type { Created, SignedIn } from '../services/account/schema';
import type { AccountAnswer } from '../services/answer';
import { subscribeToEmails } from '../services/messages';
import { siteNameOf } from '../site/brands';
import type { AppThunk } from '.';
import { enterSession, fetchAccount } from './session-state';

export interface Credentials {
  email: string;
  password: string;
}

export interface NewAccount extends Credentials {
  firstName: string;
  lastName: string;
  /** Digits, or empty. */
  phone: string;
  optin: boolean;
}

/** The phrase of a right password for an account that must choose how it is reached first. */
export const CONFIRM_CHANNEL = 'Confirm Channel';

const visitor = (): { visitorID?: string } => {
  const vid = readProfileCookie(siteNameOf(document))?.vid;
  return vid ? { visitorID: vid } : {};
};

/**
 * Signs in; on success the session, the profile and the other tabs follow (ACCT-8). Resolves to
 * the host's answer, to nothing when it gave none; it never throws.
 */
export const signIn =
  ({ email, password }: Credentials): AppThunk<Promise<AccountAnswer<SignedIn>>> =>
  async (dispatch) => {
    const answer = await authenticate({
      email: email.toLowerCase(),
      authString: password,
      ...visitor(),
    });
    if (answer?.success !== 'true') {
      track({ event: 'error', name: 'login', status: answer?.status ?? '0' });
      return answer;
    }
    const { tokenId, account } = answer.data;
    if (!tokenId || answer.message === CONFIRM_CHANNEL) return answer;
    dispatch(enterSession(tokenId, account ?? undefined));
    if (!account) await dispatch(fetchAccount());
    track({ event: 'login success' });
    return answer;
  };

/**
 * The key of a registration whose outcome is unknown: the next try is the same one. It serves one
 * further try only, since a try whose fields were changed meanwhile is refused under its key.
 */
let unanswered: { email: string; key: string } | undefined;

/**
 * Registers; the account is used after its e-mail is verified. With `optin` the address is
 * subscribed, whose failure is not the registration's. Resolves as signIn does.
 */
export const register =
  ({
    email: typed,
    password,
    firstName,
    lastName,
    phone,
    optin,
  }: NewAccount): AppThunk<Promise<AccountAnswer<Created>>> =>
  async () => {
    const email = typed.toLowerCase();
    const again = unanswered?.email === email ? unanswered.key : undefined;
    const key = again ?? nanoid();
    const answer = await createAccount(
      { email, authString: password, firstName, lastName, phone, ...visitor() },
      key,
    );
    unanswered = answer === undefined && again === undefined ? { email, key } : undefined;
    if (answer?.success !== 'true') {
      track({ event: 'error', name: 'create account', status: answer?.status ?? '0' });
      return answer;
    }
    track({ event: 'registration success' });
    if (optin) await subscribeToEmails({ email, confirmEmail: email, firstName, lastName });
    return answer;
  };
