import { INVALID_LOGIN } from '../../../services/account/sign-in';
import type { Result, ServiceError } from '../../../services/result';
import { ACCOUNT_MESSAGES } from '../../../domain/account/messages';
import { REFUSALS } from '../messages';
import {
  findInvalidSecret,
  REFUSED,
  toLockedMessage,
  toMessage,
  toPanelOutcome,
} from '../outcomes';
import type { Outcome, TokenResult } from '../outcomes';

const SYSTEM_ERROR = toPanelOutcome('system-error');
const EXPIRED: Outcome = { kind: 'session-expired' };

/** Maps the response of a registration to its outcome (ACCT-5). */
export const toRegistrationOutcome = (result: TokenResult): Outcome => {
  if (result.ok) {
    const { tokenId } = result.data;
    return tokenId ? toPanelOutcome('verify-account', tokenId) : SYSTEM_ERROR;
  }
  const { status, message } = result.error;
  if (status === INVALID_LOGIN) {
    return toMessage(REFUSALS.registration);
  }
  if (message === 'Password invalid') return toMessage(REFUSALS.unsafePassword, 'password');
  return status === REFUSED && message === 'User Registration Failed'
    ? toMessage(REFUSALS.userExists, 'email')
    : SYSTEM_ERROR;
};

/** Maps the response of a reset request to its outcome (ACCT-6). */
export const toForgotOutcome = (result: Result<unknown>): Outcome => {
  if (result.ok) return toPanelOutcome('reset-requested');
  const { status, message } = result.error;
  if (status === REFUSED && message === 'User not found') return toPanelOutcome('user-not-found');
  return status === '003' ? toPanelOutcome('reset-email-not-found') : SYSTEM_ERROR;
};

/** Maps the refusal of a new password to its outcome (ACCT-6). */
const toRefusedPasswordOutcome = (error: ServiceError): Outcome => {
  if (error.isSessionExpired) return EXPIRED;
  const secret = findInvalidSecret(error);
  if (secret) return toPanelOutcome(secret === 'token' ? 'access-failed' : 'confirmation-failed');
  if (error.status !== REFUSED) return SYSTEM_ERROR;
  switch (error.message) {
    case 'Invalid Login':
      return toMessage(ACCOUNT_MESSAGES.wrongPassword, 'currentPassword');
    case 'Account Locked':
      return toLockedMessage(false);
    case 'Password invalid':
      return toMessage(REFUSALS.unsafePassword, 'newPassword');
    default:
      return toMessage(REFUSALS.samePassword, 'newPassword');
  }
};

/**
 * Maps the response of a password change to its outcome.
 * @param isRequiredBySignIn whether a sign-in required the change
 */
export const toChangeOutcome = (result: Result<unknown>, isRequiredBySignIn: boolean): Outcome => {
  if (!result.ok) return toRefusedPasswordOutcome(result.error);
  return isRequiredBySignIn ? { kind: 'done' } : toPanelOutcome('password-changed');
};

export const toResetOutcome = (result: Result<unknown>): Outcome =>
  result.ok ? toPanelOutcome('password-changed') : toRefusedPasswordOutcome(result.error);

/** Maps the response of an email verification to its outcome (ACCT-6). */
export const toVerificationOutcome = (result: Result<unknown>): Outcome => {
  if (result.ok) return toPanelOutcome('account-verified');
  const { error } = result;
  if (error.isSessionExpired) return EXPIRED;
  if (findInvalidSecret(error)) return toPanelOutcome('verification-failed');
  return error.status === REFUSED ? toPanelOutcome('confirmation-failed') : SYSTEM_ERROR;
};
