import { INVALID_LOGIN } from '../../../services/account/sign-in';
import type { AccountAnswer, Answer } from '../../../services/answer';
import { WRONG_PASSWORD } from '../../../site/account-messages';
import { invalidSecret, lockedOut, message, panel, REFUSED } from '../outcomes';
import type { Outcome, TokenAnswer } from '../outcomes';

const SYSTEM_ERROR = panel('system-error');
const EXPIRED: Outcome = { kind: 'session-expired' };

const UNSAFE_PASSWORD =
  'Your password does not meet our updated security requirements and needs to be reset. Please create a new password.';

/** What follows from a registration's answer: every row of A8 Registration (ACCT-5). */
export const registrationOutcome = (answer: TokenAnswer): Outcome => {
  if (answer === undefined) return SYSTEM_ERROR;
  if (answer.success === 'true') {
    const { tokenId } = answer.data;
    return tokenId ? panel('verify-account', tokenId) : SYSTEM_ERROR;
  }
  const { status, error } = answer;
  if (status === INVALID_LOGIN) {
    return message('There is a problem with the username or password supplied. Please try again.');
  }
  if (error === 'Password invalid') return message(UNSAFE_PASSWORD, 'password');
  return status === REFUSED && error === 'User Registration Failed'
    ? message('USER ALREADY EXISTS', 'email')
    : SYSTEM_ERROR;
};

/** What follows from asking for a reset: every row of A8 Forgot (ACCT-6). */
export const forgotOutcome = (answer: AccountAnswer<unknown>): Outcome => {
  if (answer?.success === 'true') return panel('reset-requested');
  if (answer?.status === REFUSED && answer.error === 'User not found') {
    return panel('user-not-found');
  }
  return answer?.status === '003' ? panel('reset-email-not-found') : SYSTEM_ERROR;
};

const NOT_DIFFERENT = 'Please set a new password different from your previous password';

/** What follows from a refusal to set a password: every row of A8 Change (ACCT-6). */
const refusedPassword = (answer: Extract<Answer<unknown>, { success: 'false' }>): Outcome => {
  if (answer.reason === 'session') return EXPIRED;
  const secret = invalidSecret(answer);
  if (secret) return panel(secret === 'token' ? 'access-failed' : 'confirmation-failed');
  if (answer.status !== REFUSED) return SYSTEM_ERROR;
  switch (answer.error) {
    case 'Invalid Login':
      return message(WRONG_PASSWORD, 'currentPassword');
    case 'Account Locked':
      return lockedOut(false);
    case 'Password invalid':
      return message(UNSAFE_PASSWORD, 'newPassword');
    default:
      return message(NOT_DIFFERENT, 'newPassword');
  }
};

/** @param signsIn whether the change is what a sign-in waits for */
export const changeOutcome = (answer: Answer<unknown>, signsIn: boolean): Outcome => {
  if (answer.success === 'false') return refusedPassword(answer);
  return signsIn ? { kind: 'done' } : panel('password-changed');
};

/** What follows from a reset by a mail's link. */
export const resetOutcome = (answer: Answer<unknown> | 'SYSTEM_ERROR'): Outcome => {
  if (answer === 'SYSTEM_ERROR') return SYSTEM_ERROR;
  return answer.success === 'true' ? panel('password-changed') : refusedPassword(answer);
};

/** What follows from a verification: every row of A8 Verification (ACCT-6). */
export const verificationOutcome = (answer: AccountAnswer<unknown>): Outcome => {
  if (answer === undefined) return SYSTEM_ERROR;
  if (answer.success === 'true') return panel('account-verified');
  if (answer.reason === 'session') return EXPIRED;
  if (invalidSecret(answer)) return panel('verification-failed');
  return answer.status === REFUSED ? panel('confirmation-failed') : SYSTEM_ERROR;
};
