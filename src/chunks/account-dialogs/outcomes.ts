import type { AccountAnswer } from '../../services/answer';
import { CONFIRM_CHANNEL } from '../../store/session';

/** Panels that stand in for a form (ACCT-2). */
export type StatusPanelName =
  | 'verify-account'
  | 'account-verified'
  | 'verification-failed'
  | 'migrated-user'
  | 'user-not-found'
  | 'reset-email-not-found';

/** What follows from an answer: the end of the form, a panel, or a message above the form. */
export type Outcome =
  | { kind: 'done' }
  | { kind: 'panel'; panel: StatusPanelName }
  | { kind: 'message'; message: string; offersReset?: boolean };

export const SYSTEM_ERROR = 'Something went wrong...Please try again later.';

/** Status of a refusal by the rules of accounts (A8). */
const REFUSED = '053';

const message = (text: string): Outcome => ({ kind: 'message', message: text });
const messageWithReset = (text: string): Outcome => ({
  kind: 'message',
  message: text,
  offersReset: true,
});
const panel = (name: StatusPanelName): Outcome => ({ kind: 'panel', panel: name });

const TOKEN_OR_CODE = /^(?:access token|confirmation code)\b.*\binvalid\b/i;

const signInRefusals: Readonly<Record<string, (tries: number) => Outcome>> = {
  'Invalid Login': () => message('Username or password is invalid'),
  'Account Locked': (tries) =>
    messageWithReset(
      tries > 0
        ? 'Your account has been locked due to too many failed login attempts.'
        : 'Your account has been locked.',
    ),
  'Email confirmation required': () => panel('verify-account'),
  'User not found': () => panel('user-not-found'),
  'Password change required': () =>
    messageWithReset('Due to account inactivity your password must be changed.'),
};

/** An account call's answer; a success without a token is none. */
type TokenAnswer = AccountAnswer<{ tokenId?: string | null | undefined }>;

/**
 * What follows from a sign-in's answer: every row of A8 Login (ACCT-4).
 * @param tries how many sign-ins were refused before in this form
 */
export const signInOutcome = (answer: TokenAnswer, tries: number): Outcome => {
  if (answer === undefined) return message(SYSTEM_ERROR);
  if (answer.success === 'true') {
    if (answer.message === CONFIRM_CHANNEL) return panel('migrated-user');
    if (answer.message === 'Email verified successfully') return panel('account-verified');
    return !answer.data.tokenId ? message(SYSTEM_ERROR) : { kind: 'done' };
  }
  const { status, error } = answer;
  if (status === 'InvalidLogin') return message('Username or password is invalid');
  if (TOKEN_OR_CODE.test(error)) return panel('verification-failed');
  if (status === '003') return panel('reset-email-not-found');
  const refusal = status === REFUSED && Object.hasOwn(signInRefusals, error);
  return (refusal && signInRefusals[error]?.(tries)) || message(SYSTEM_ERROR);
};

/** What follows from a registration's answer: every row of A8 Registration (ACCT-5). */
export const registrationOutcome = (answer: TokenAnswer): Outcome => {
  if (answer === undefined) return message(SYSTEM_ERROR);
  if (answer.success === 'true') {
    return !answer.data.tokenId ? message(SYSTEM_ERROR) : panel('verify-account');
  }
  const { status, error } = answer;
  if (status === 'InvalidLogin') {
    return message('There is a problem with the username or password supplied. Please try again.');
  }
  if (error === 'Password invalid') {
    return message(
      'Your password does not meet our updated security requirements and needs to be reset. Please create a new password.',
    );
  }
  return message(
    status === REFUSED && error === 'User Registration Failed'
      ? 'USER ALREADY EXISTS'
      : SYSTEM_ERROR,
  );
};
