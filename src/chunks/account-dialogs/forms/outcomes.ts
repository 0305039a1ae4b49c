import { INVALID_LOGIN } from '../../../services/account/sign-in';
import type { AccountAnswer, Answer } from '../../../services/answer';
import { WRONG_PASSWORD } from '../../../site/account-messages';
import { findInvalidSecret, REFUSED, toLockedMessage, toMessage, toPanel } from '../outcomes';
import type { Outcome, TokenAnswer } from '../outcomes';

const SYSTEM_ERROR = toPanel('system-error');
const EXPIRED: Outcome = { kind: 'session-expired' };

const UNSAFE_PASSWORD =
  'Your password does not meet our updated security requirements and needs to be reset. Please create a new password.';

/** Maps the answer of a registration to its outcome (ACCT-5). */
export const toRegistrationOutcome = (answer: TokenAnswer): Outcome => {
  if (answer === undefined) return SYSTEM_ERROR;
  if (answer.success === 'true') {
    const { tokenId } = answer.data;
    return tokenId ? toPanel('verify-account', tokenId) : SYSTEM_ERROR;
  }
  const { status, error } = answer;
  if (status === INVALID_LOGIN) {
    return toMessage(
      'There is a problem with the username or password supplied. Please try again.',
    );
  }
  if (error === 'Password invalid') return toMessage(UNSAFE_PASSWORD, 'password');
  return status === REFUSED && error === 'User Registration Failed'
    ? toMessage('USER ALREADY EXISTS', 'email')
    : SYSTEM_ERROR;
};

/** Maps the answer of a reset request to its outcome (ACCT-6). */
export const toForgotOutcome = (answer: AccountAnswer<unknown>): Outcome => {
  if (answer?.success === 'true') return toPanel('reset-requested');
  if (answer?.status === REFUSED && answer.error === 'User not found') {
    return toPanel('user-not-found');
  }
  return answer?.status === '003' ? toPanel('reset-email-not-found') : SYSTEM_ERROR;
};

const NOT_DIFFERENT = 'Please set a new password different from your previous password';

/** Maps the refusal of a new password to its outcome (ACCT-6). */
const toRefusedPasswordOutcome = (
  answer: Extract<Answer<unknown>, { success: 'false' }>,
): Outcome => {
  if (answer.reason === 'session') return EXPIRED;
  const secret = findInvalidSecret(answer);
  if (secret) return toPanel(secret === 'token' ? 'access-failed' : 'confirmation-failed');
  if (answer.status !== REFUSED) return SYSTEM_ERROR;
  switch (answer.error) {
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

/** Maps the answer of a password change to its outcome. @param signsIn whether a sign-in required it */
export const toChangeOutcome = (answer: Answer<unknown>, signsIn: boolean): Outcome => {
  if (answer.success === 'false') return toRefusedPasswordOutcome(answer);
  return signsIn ? { kind: 'done' } : toPanel('password-changed');
};

/** Maps the answer of a reset by an email's link to its outcome. */
export const toResetOutcome = (answer: Answer<unknown> | 'SYSTEM_ERROR'): Outcome => {
  if (answer === 'SYSTEM_ERROR') return SYSTEM_ERROR;
  return answer.success === 'true' ? toPanel('password-changed') : toRefusedPasswordOutcome(answer);
};

/** Maps the answer of an email verification to its outcome (ACCT-6). */
export const toVerificationOutcome = (answer: AccountAnswer<unknown>): Outcome => {
  if (answer === undefined) return SYSTEM_ERROR;
  if (answer.success === 'true') return toPanel('account-verified');
  if (answer.reason === 'session') return EXPIRED;
  if (findInvalidSecret(answer)) return toPanel('verification-failed');
  return answer.status === REFUSED ? toPanel('confirmation-failed') : SYSTEM_ERROR;
};
