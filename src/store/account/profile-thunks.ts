import { tellAccountChanged } from '../../browser/other-tabs';
import { updateAccess } from '../../services/account/access';
import { setPreferredStore, updateDriver } from '../../services/account/profile';
import type { Driver } from '../../services/account/schema';
import type { Failure } from '../../services/answer';
import {
  EMAIL_IN_USE,
  LOCKED_OUT,
  NOT_SAVED,
  SAME_EMAIL,
  SESSION_ENDED,
  SYSTEM_ERROR,
  WRONG_PASSWORD,
} from '../../site/account-messages';
import { STORE_NOT_SET } from '../../site/store-messages';
import type { AppThunk } from '..';
import { selectStore } from '../my-store/select-store';
import { enterSession, fetchAccount } from './session-thunks';
import { profileReplaced, selectDriver, selectProfile } from './account-slice';

/** Why a change was not made. */
export interface NotChanged {
  /** What to tell the driver. */
  readonly message: string;
  /** The part of the form that it is about. */
  readonly field?: 'newEmail' | 'password';
  /** Whether the session has ended; leaving it is the caller's. */
  readonly isSignedOut?: true;
}

const ENDED: NotChanged = { message: SESSION_ENDED, isSignedOut: true };

/** Saves what the driver says of themselves (ACCT-11). Resolves to nothing once it is saved. */
export const saveProfile =
  (driver: Partial<Driver>): AppThunk<Promise<NotChanged | undefined>> =>
  async (dispatch) => {
    const answer = await updateDriver(driver);
    if (answer.success === 'false') {
      return answer.reason === 'session' ? ENDED : { message: NOT_SAVED };
    }
    dispatch(profileReplaced(answer.data.account));
    tellAccountChanged();
    return undefined;
  };

/**
 * Makes a store the driver's preferred one and their store on the site (ACCT-11). Resolves to
 * nothing once the account says so.
 */
export const savePreferredStore =
  (storeNumber: string): AppThunk<Promise<NotChanged | undefined>> =>
  async (dispatch, getState) => {
    const answer = await setPreferredStore(storeNumber);
    if (answer?.success === 'false' && answer.reason === 'session') return ENDED;
    if (answer?.success === 'true') await dispatch(fetchAccount());
    if (selectDriver(getState())?.PREFERRED_STORE !== storeNumber) {
      return { message: STORE_NOT_SET };
    }
    tellAccountChanged();
    // The account has it: the site's own store may follow later.
    await dispatch(selectStore(storeNumber, 'account'));
    return undefined;
  };

const toEmailProblem = ({ error, reason }: Failure): NotChanged => {
  if (reason === 'session') return ENDED;
  switch (error) {
    case 'Invalid Login':
      return { message: WRONG_PASSWORD, field: 'password' };
    case 'Account Locked':
      return { message: LOCKED_OUT };
    case 'Email in use':
      return { message: EMAIL_IN_USE, field: 'newEmail' };
    default:
      return { message: SYSTEM_ERROR };
  }
};

/**
 * Asks for another e-mail address, which counts once the link of its mail is followed; the host
 * ends all sessions, and its answer's takes their place (ACCT-11). Resolves to nothing then.
 */
export const changeEmail =
  (change: {
    readonly email: string;
    readonly newEmail: string;
    readonly password: string;
  }): AppThunk<Promise<NotChanged | undefined>> =>
  async (dispatch, getState) => {
    const { password } = change;
    const [oldEmail, newEmail] = [change.email.toLowerCase(), change.newEmail.toLowerCase()];
    // Equal addresses would ask for another password (wire: Accounts).
    if (newEmail === oldEmail) return { message: SAME_EMAIL, field: 'newEmail' };
    const answer = await updateAccess({
      oldEmail,
      newEmail,
      oldAuthString: password,
      newAuthString: password,
    });
    if (answer.success === 'false') return toEmailProblem(answer);
    const { tokenId, account } = answer.data;
    if (!tokenId) return { message: SYSTEM_ERROR };
    dispatch(enterSession(tokenId, account ?? selectProfile(getState()) ?? undefined));
    return undefined;
  };
