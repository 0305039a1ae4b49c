import { notifyAccountChanged } from '../../browser/other-tabs';
import { updateAccess } from '../../services/account/access';
import { setPreferredStore, updateDriver } from '../../services/account/profile';
import type { Driver } from '../../services/account/schema';
import type { ServiceError } from '../../services/result';
import {
  EMAIL_IN_USE,
  LOCKED_OUT,
  NOT_SAVED,
  SAME_EMAIL,
  SESSION_ENDED,
  SYSTEM_ERROR,
  WRONG_PASSWORD,
} from '../../domain/account/messages';
import { STORE_MESSAGES } from '../../domain/stores/messages';
import type { AppThunk } from '..';
import { chooseStore } from '../my-store/choose-store';
import { startSession, fetchAccount } from './session-thunks';
import { profileReplaced, selectDriver, selectProfile } from './account-slice';

/** Why a change failed. */
export interface ChangeFailure {
  /** The text to show. */
  readonly message: string;
  /** The field that the message is about. */
  readonly field?: 'newEmail' | 'password';
  /** Whether the session has ended; the caller then signs the driver out. */
  readonly isSignedOut?: true;
}

const ENDED: ChangeFailure = { message: SESSION_ENDED, isSignedOut: true };

/** Saves the driver's personal data (ACCT-11). Resolves to undefined once saved; never throws. */
export const saveProfile =
  (driver: Partial<Driver>): AppThunk<Promise<ChangeFailure | undefined>> =>
  async (dispatch) => {
    const result = await updateDriver(driver);
    if (!result.ok) {
      return result.error.isSessionExpired ? ENDED : { message: NOT_SAVED };
    }
    dispatch(profileReplaced(result.data.account));
    notifyAccountChanged();
    return undefined;
  };

/**
 * Makes a store the driver's preferred store and selects it (ACCT-11). Resolves to undefined once the
 * account contains the store; never throws.
 */
export const savePreferredStore =
  (storeNumber: string): AppThunk<Promise<ChangeFailure | undefined>> =>
  async (dispatch, getState) => {
    const result = await setPreferredStore(storeNumber);
    if (!result.ok && result.error.isSessionExpired) return ENDED;
    if (result.ok) await dispatch(fetchAccount());
    if (selectDriver(getState())?.PREFERRED_STORE !== storeNumber) {
      return { message: STORE_MESSAGES.notSet };
    }
    notifyAccountChanged();
    // The account contains the store, so a failed selection on the site isn't an error.
    await dispatch(chooseStore(storeNumber, 'account'));
    return undefined;
  };

const toEmailProblem = ({ message, isSessionExpired }: ServiceError): ChangeFailure => {
  if (isSessionExpired) return ENDED;
  switch (message) {
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
 * Requests a change of the email address, which takes effect once the driver follows the link sent to
 * the new address. The server ends all sessions and starts a new one (ACCT-11). Resolves to undefined
 * on success; never throws.
 */
export const changeEmail =
  (change: {
    readonly email: string;
    readonly newEmail: string;
    readonly password: string;
  }): AppThunk<Promise<ChangeFailure | undefined>> =>
  async (dispatch, getState) => {
    const { password } = change;
    const [oldEmail, newEmail] = [change.email.toLowerCase(), change.newEmail.toLowerCase()];
    // With equal email addresses, the call would change the password instead.
    if (newEmail === oldEmail) return { message: SAME_EMAIL, field: 'newEmail' };
    const result = await updateAccess({
      oldEmail,
      newEmail,
      oldAuthString: password,
      newAuthString: password,
    });
    if (!result.ok) return toEmailProblem(result.error);
    const { tokenId, account } = result.data;
    if (!tokenId) return { message: SYSTEM_ERROR };
    dispatch(startSession(tokenId, account ?? selectProfile(getState()) ?? undefined));
    return undefined;
  };
