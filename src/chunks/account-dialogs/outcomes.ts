import { INVALID_LOGIN } from '../../services/account/sign-in';
import type { AccountAnswer, Failure } from '../../services/answer';
import { LOCKED_OUT, WRONG_PASSWORD } from '../../site/account-messages';
import { CONFIRM_CHANNEL, EMAIL_VERIFIED } from '../../store/account/sign-in-thunks';

/** Panels that stand in for a form (ACCT-2). */
export type StatusPanelName =
  | 'verify-account'
  | 'account-verified'
  | 'access-failed'
  | 'confirmation-failed'
  | 'verification-failed'
  | 'migrated-user'
  | 'user-not-found'
  | 'reset-email-not-found'
  | 'reset-requested'
  | 'password-changed'
  | 'system-error';

/** A message beside what was typed. */
export interface MessageOutcome {
  readonly kind: 'message';
  readonly message: string;
  /** Name of the field that it is about. */
  readonly field?: string;
  /** Whether the way out is to reset the password. */
  readonly offersReset?: true;
}

/** What follows from an answer. */
export type Outcome =
  /** The form has done its work, and the dialog closes. */
  | { readonly kind: 'done' }
  | { readonly kind: 'panel'; readonly panel: StatusPanelName; readonly tokenId?: string }
  /** The password must change first; the token is for that alone. */
  | { readonly kind: 'change-password'; readonly tokenId: string }
  /** The session has ended: the visitor signs in anew. */
  | { readonly kind: 'session-expired' }
  | MessageOutcome;

/** Status of a refusal by the rules of accounts (A8). */
export const REFUSED = '053';

export const message = (text: string, field?: string): MessageOutcome => ({
  kind: 'message',
  message: text,
  ...(field !== undefined && { field }),
});

export const panel = (name: StatusPanelName, tokenId?: string): Outcome => ({
  kind: 'panel',
  panel: name,
  ...(tokenId !== undefined && { tokenId }),
});

const resettable = (text: string): Outcome => ({ ...message(text), offersReset: true });

const TOKEN_INVALID = /^access token\b.*\binvalid\b/i;
const CODE_INVALID = /^confirmation code\b.*\binvalid\b/i;

/** Which of a link's two secrets a refusal is about; a phrase that names both begins with one. */
export const invalidSecret = ({ error }: Failure): 'token' | 'code' | undefined => {
  if (TOKEN_INVALID.test(error)) return 'token';
  return CODE_INVALID.test(error) ? 'code' : undefined;
};

/** @param isFirst whether nothing was refused in this form before */
export const lockedOut = (isFirst: boolean): Outcome =>
  resettable(isFirst ? 'Your account has been locked.' : LOCKED_OUT);

const refusedSignIn = (refused: Failure, isFirst: boolean): Outcome => {
  switch (refused.error) {
    case 'Invalid Login':
      return message(WRONG_PASSWORD);
    case 'Account Locked':
      return lockedOut(isFirst);
    case 'Email confirmation required':
      return panel('verify-account', refused.tokenId);
    case 'User not found':
      return panel('user-not-found');
    case 'Password change required':
      return refused.tokenId === undefined
        ? resettable('Due to account inactivity your password must be changed.')
        : { kind: 'change-password', tokenId: refused.tokenId };
    default:
      return panel('system-error');
  }
};

/** An account call's answer that may carry a session. */
export type TokenAnswer = AccountAnswer<{ tokenId?: string | null | undefined }>;

/**
 * What follows from a sign-in's answer: every row of A8 Login (ACCT-4).
 * @param isFirst whether it is the first try of this form
 */
export const signInOutcome = (answer: TokenAnswer, isFirst: boolean): Outcome => {
  if (answer === undefined) return panel('system-error');
  if (answer.success === 'true') {
    if (answer.message === CONFIRM_CHANNEL) return panel('migrated-user');
    if (answer.message === EMAIL_VERIFIED) return panel('account-verified');
    return answer.data.tokenId ? { kind: 'done' } : panel('system-error');
  }
  if (answer.status === INVALID_LOGIN) return message(WRONG_PASSWORD);
  if (invalidSecret(answer)) return panel('verification-failed');
  if (answer.status === '003') return panel('reset-email-not-found');
  return answer.status === REFUSED ? refusedSignIn(answer, isFirst) : panel('system-error');
};
