import { INVALID_LOGIN } from '../../../services/account/sign-in';
import type { Result, ServiceError } from '../../../services/result';
import { WRONG_PASSWORD } from '../../../domain/account/messages';
import {
  findInvalidSecret,
  REFUSED,
  toLockedMessage,
  toMessage,
  toPanelOutcome,
} from '../outcomes';
import type { Outcome, TokenResult } from '../outcomes';
import './panels';

const SYSTEM_ERROR = toPanelOutcome('system-error');
const EXPIRED: Outcome = { kind: 'session-expired' };

const UNSAFE_PASSWORD =
  'Your password does not meet our updated security requirements and needs to be reset. Please create a new password.';

/** Maps the response of a registration to its outcome (ACCT-5). */
export const toRegistrationOutcome = (result: TokenResult): Outcome => {
  if (result.ok) {
    const { tokenId } = result.data;
    return tokenId ? toPanelOutcome('verify-account', tokenId) : SYSTEM_ERROR;
  }
  const { status, message } = result.error;
  if (status === INVALID_LOGIN) {
    return toMessage(
      'There is a problem with the username or password supplied. Please try again.',
    );
  }
  if (message === 'Password invalid') return toMessage(UNSAFE_PASSWORD, 'password');
  return status === REFUSED && message === 'User Registration Failed'
    ? toMessage('USER ALREADY EXISTS', 'email')
    : SYSTEM_ERROR;
};

/** Maps the response of a reset request to its outcome (ACCT-6). */
export const toForgotOutcome = (result: Result<unknown>): Outcome => {
  if (result.ok) return toPanelOutcome('reset-requested');
  const { status, message } = result.error;
  if (status === REFUSED && message === 'User not found') return toPanelOutcome('user-not-found');
  return status === '003' ? toPanelOutcome('reset-email-not-found') : SYSTEM_ERROR;
};

const NOT_DIFFERENT = 'Please set a new password different from your previous password';

/** Maps the refusal of a new password to its outcome (ACCT-6). */
const toRefusedPasswordOutcome = (error: ServiceError): Outcome => {
  if (error.isSessionExpired) return EXPIRED;
  const secret = findInvalidSecret(error);
  if (secret) return toPanelOutcome(secret === 'token' ? 'access-failed' : 'confirmation-failed');
  if (error.status !== REFUSED) return SYSTEM_ERROR;
  switch (error.message) {
    case 'Invalid Login':
      return toMessage(WRONG_PASSWORD, 'currentPassword');
    case 'Account Locked':
      return toLockedMessage(false);
    case 'Password invalid':
      return toMessage(UNSAFE_PASSWORD, 'newPassword');
    default:
      return toMessage(NOT_DIFFERENT, 'newPassword');
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

/** Maps the response of a password reset, which an email's link opens, to its outcome. */
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
