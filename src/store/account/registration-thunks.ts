import { createKey } from '../../browser/create-key';
import { track } from '../../analytics/track';
import { report } from '../../browser/report';
import { withTimeout } from '../../browser/timers';
import { createAccount } from '../../services/account/access';
import type { CreatedAccount } from '../../services/account/schema';
import type { Result, Success } from '../../services/result';
import { subscribeToEmails } from '../../services/messages';
import type { AppThunk, RootState } from '..';
import { saveFirstVehicle } from '../garage/guest-vehicles';
import { selectIsStoreSelected, selectMyStore } from '../meta/meta-slice';
import { accountCreated, registrationEnded, selectLostRegistration } from './account-slice';
import { registrationDraft } from './registration-draft';
import { FOLLOW_UP_TIMEOUT, getVisitorIdField } from './sign-in-thunks';
import type { Credentials } from './sign-in-thunks';

export interface NewAccount extends Credentials {
  firstName: string;
  lastName: string;
  /** Digits, or empty. */
  phone: string;
  optin: boolean;
}

/** Returns my store if the visitor has selected it and it exists. */
const getSelectedStoreField = (state: RootState): { storeNumber?: string } => {
  const store = selectIsStoreSelected(state) ? selectMyStore(state) : null;
  return store ? { storeNumber: store.storeNumber } : {};
};

/**
 * Registers an account, which is usable once its email is verified. On success it stores that, sends the analytics
 * event, saves the visitor's vehicle, calls `onRegistered`, and, with `optin`, subscribes the email
 * address; a failure to subscribe is ignored (ACCT-8). Resolves to the call's result; never throws.
 */
export const register =
  (
    { email: typedEmail, password, firstName, lastName, phone, optin }: NewAccount,
    onRegistered: (response: Success<CreatedAccount>) => void,
  ): AppThunk<Promise<Result<CreatedAccount>>> =>
  async (dispatch, getState) => {
    const email = typedEmail.toLowerCase();
    // Only the next attempt uses the key: the server refuses changed fields under the same key.
    const lostRegistration = selectLostRegistration(getState());
    const reusedKey = lostRegistration?.email === email ? lostRegistration.key : undefined;
    const key = reusedKey ?? createKey();
    const result = await createAccount(
      {
        email,
        authString: password,
        firstName,
        lastName,
        phone,
        ...getSelectedStoreField(getState()),
        ...getVisitorIdField(),
      },
      key,
    );
    const hasNoResponse = !result.ok && !result.error.isRefusal;
    dispatch(registrationEnded(hasNoResponse && reusedKey === undefined ? { email, key } : null));
    if (!result.ok) {
      const { isRefusal, status } = result.error;
      track({ event: 'error', name: 'create account', status: (isRefusal && status) || '0' });
      return result;
    }
    registrationDraft.remove();
    track({ event: 'registration success' });
    const { tokenId } = result.data;
    dispatch(accountCreated({ tokenId: tokenId || undefined }));
    if (tokenId) {
      const saving = dispatch(saveFirstVehicle(tokenId)).catch((error: unknown) =>
        report(error, { source: 'session', during: 'registration' }),
      );
      await withTimeout(FOLLOW_UP_TIMEOUT, saving);
    }
    onRegistered(result);
    if (optin) await subscribeToEmails({ email, confirmEmail: email, firstName, lastName });
    return result;
  };
