import { nanoid } from '@reduxjs/toolkit';
import { track } from '../../analytics/track';
import { withTimeout } from '../../browser/with-timeout';
import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import { createAccount } from '../../services/account/access';
import type { Created } from '../../services/account/schema';
import type { Result, Success } from '../../services/result';
import { subscribeToEmails } from '../../services/messages';
import type { AppThunk, RootState } from '..';
import { readSavedStore } from '../my-store/saved-store';
import { FOLLOW_UP_TIMEOUT, getVisitorId } from './sign-in-thunks';
import type { Credentials } from './sign-in-thunks';
import { selectMyStore } from '../meta/meta-slice';

export interface NewAccount extends Credentials {
  firstName: string;
  lastName: string;
  /** Digits, or empty. */
  phone: string;
  optin: boolean;
}

const loadFollowUp = () => import(/* webpackChunkName: "after-sign-in" */ './after-sign-in');

/**
 * The idempotency key of a registration whose outcome is unknown. One more attempt uses it; not a
 * third one, because an attempt with changed fields is refused under the same key.
 */
let unanswered: { email: string; key: string } | undefined;

/** Returns my store if the visitor has selected it and it exists. */
const getChosenStore = (state: RootState): { storeNumber?: string } => {
  const { isChosen, storeNumber } = readSavedStore();
  return isChosen && storeNumber !== undefined && selectMyStore(state)?.storeNumber === storeNumber
    ? { storeNumber }
    : {};
};

/** Saves the visitor's vehicle to the new account; a failure is reported. */
const saveVehicle =
  (tokenId: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    try {
      const { saveFirstVehicle } = await loadChunk(loadFollowUp);
      await dispatch(saveFirstVehicle(tokenId));
    } catch (error) {
      report(error, { source: 'session', during: 'registration' });
    }
  };

/**
 * Registers an account, which is usable once its email is verified. On success it sends the analytics
 * event, saves the visitor's vehicle, calls `onRegistered`, and with `optin` subscribes the address,
 * whose failure doesn't matter (ACCT-8). Resolves to the call's result; never throws.
 */
export const register =
  (
    { email: typed, password, firstName, lastName, phone, optin }: NewAccount,
    onRegistered: (answer: Success<Created>) => void,
  ): AppThunk<Promise<Result<Created>>> =>
  async (dispatch, getState) => {
    const email = typed.toLowerCase();
    const again = unanswered?.email === email ? unanswered.key : undefined;
    const key = again ?? nanoid();
    const answer = await createAccount(
      {
        email,
        authString: password,
        firstName,
        lastName,
        phone,
        ...getChosenStore(getState()),
        ...getVisitorId(),
      },
      key,
    );
    const isUnanswered = !answer.ok && !answer.error.isRefusal;
    unanswered = isUnanswered && again === undefined ? { email, key } : undefined;
    if (!answer.ok) {
      const { isRefusal, status } = answer.error;
      track({ event: 'error', name: 'create account', status: (isRefusal && status) || '0' });
      return answer;
    }
    track({ event: 'registration success' });
    const { tokenId } = answer.data;
    if (tokenId) await withTimeout(FOLLOW_UP_TIMEOUT, dispatch(saveVehicle(tokenId)));
    onRegistered(answer);
    if (optin) await subscribeToEmails({ email, confirmEmail: email, firstName, lastName });
    return answer;
  };
