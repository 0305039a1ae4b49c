import { notifyAccountChanged } from '../../browser/other-tabs';
import { updateAccess } from '../../services/account/access';
import { setPreferredStore, updateDriver } from '../../services/account/profile';
import type { Driver } from '../../services/account/schema';
import type { ServiceError } from '../../services/result';
import { ACCOUNT_MESSAGES } from '../../domain/account/messages';
import { STORE_MESSAGES } from '../../domain/stores/messages';
import type { AppThunk } from '..';
import { chooseStore } from '../my-store/choose-store';
import { startSession, fetchAccount } from './session-thunks';
import { profileReplaced, selectDriver, selectProfile } from './account-slice';

export interface ChangeFailure {
  readonly message: string;
  readonly field?: 'newEmail' | 'password';
  /** Whether the session has ended; the caller then signs the driver out. */
  readonly isSignedOut?: true;
}

const createEndedFailure = (): ChangeFailure => ({
  message: ACCOUNT_MESSAGES.sessionEnded,
  isSignedOut: true,
});

/** Saves the driver's personal data (ACCT-11). Resolves to undefined once saved; never throws. */
export const saveProfile =
  (driver: Partial<Driver>): AppThunk<Promise<ChangeFailure | undefined>> =>
  async (dispatch) => {
    const result = await updateDriver(driver);
    if (!result.ok) {
      return result.error.isSessionExpired
        ? createEndedFailure()
        : { message: ACCOUNT_MESSAGES.notSaved };
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
    if (!result.ok && result.error.isSessionExpired) return createEndedFailure();
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
  if (isSessionExpired) return createEndedFailure();
  switch (message) {
    case 'Invalid Login':
      return { message: ACCOUNT_MESSAGES.wrongPassword, field: 'password' };
    case 'Account Locked':
      return { message: ACCOUNT_MESSAGES.lockedOut };
    case 'Email in use':
      return { message: ACCOUNT_MESSAGES.emailInUse, field: 'newEmail' };
    default:
      return { message: ACCOUNT_MESSAGES.systemError };
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
    if (newEmail === oldEmail) return { message: ACCOUNT_MESSAGES.sameEmail, field: 'newEmail' };
    const result = await updateAccess({
      oldEmail,
      newEmail,
      oldAuthString: password,
      newAuthString: password,
    });
    if (!result.ok) return toEmailProblem(result.error);
    const { tokenId, account } = result.data;
    if (!tokenId) return { message: ACCOUNT_MESSAGES.systemError };
    dispatch(startSession(tokenId, account ?? selectProfile(getState()) ?? undefined));
    return undefined;
  };
