import { CONFIRM_CHANNEL, EMAIL_VERIFIED, INVALID_LOGIN } from '../../services/account/sign-in';
import type { Result, ServiceError } from '../../services/result';
import { ACCOUNT_MESSAGES } from '../../domain/account/messages';
import { REFUSALS } from './messages';

/** The panels that replace a form (ACCT-2). */
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

/** A message shown in the form. */
export interface MessageOutcome {
  readonly kind: 'message';
  readonly message: string;
  /** Name of the field that the message is about. */
  readonly field?: string;
  /** Whether the form shows a link to the password reset. */
  readonly hasResetLink?: true;
}

export type Outcome =
  /** The form is done, and the dialog closes. */
  | { readonly kind: 'done' }
  | { readonly kind: 'panel'; readonly panel: StatusPanelName; readonly tokenId?: string }
  /** The password must be changed first; the token is valid for that change only. */
  | { readonly kind: 'change-password'; readonly tokenId: string }
  /** The session has ended, and the driver has to sign in again. */
  | { readonly kind: 'session-expired' }
  | MessageOutcome;

/** Status of a refusal by the account rules (docs/service-contract.md#accounts). */
export const REFUSED = '053';

export const toMessage = (text: string, field?: string): MessageOutcome => ({
  kind: 'message',
  message: text,
  ...(field !== undefined && { field }),
});

export const toPanelOutcome = (name: StatusPanelName, tokenId?: string): Outcome => ({
  kind: 'panel',
  panel: name,
  ...(tokenId !== undefined && { tokenId }),
});

const toMessageWithReset = (text: string): Outcome => ({ ...toMessage(text), hasResetLink: true });

const TOKEN_INVALID = /^access token\b.*\binvalid\b/i;
const CODE_INVALID = /^confirmation code\b.*\binvalid\b/i;

/** Returns which secret of a link is invalid; a phrase that names both starts with the invalid one. */
export const findInvalidSecret = ({ message }: ServiceError): 'token' | 'code' | undefined => {
  if (TOKEN_INVALID.test(message)) return 'token';
  return CODE_INVALID.test(message) ? 'code' : undefined;
};

/** Returns the message for a locked account. @param isFirst whether it's the form's first refusal */
export const toLockedMessage = (isFirst: boolean): Outcome =>
  toMessageWithReset(isFirst ? REFUSALS.locked : ACCOUNT_MESSAGES.lockedOut);

const toRefusedOutcome = (refused: ServiceError, isFirst: boolean): Outcome => {
  switch (refused.message) {
    case 'Invalid Login':
      return toMessage(ACCOUNT_MESSAGES.wrongPassword);
    case 'Account Locked':
      return toLockedMessage(isFirst);
    case 'Email confirmation required':
      return toPanelOutcome('verify-account', refused.tokenId);
    case 'User not found':
      return toPanelOutcome('user-not-found');
    case 'Password change required':
      return refused.tokenId === undefined
        ? toMessageWithReset(REFUSALS.inactive)
        : { kind: 'change-password', tokenId: refused.tokenId };
    default:
      return toPanelOutcome('system-error');
  }
};

/** A result that may contain a session token. */
export type TokenResult = Result<{ tokenId?: string | null | undefined }>;

/**
 * Maps the response of a sign-in to its outcome
 * (ACCT-4, docs/feature-rules.md#sign-in-and-registration-outcomes).
 * @param isFirst whether a refusal would be the form's first one
 */
export const toSignInOutcome = (result: TokenResult, isFirst: boolean): Outcome => {
  if (result.ok) {
    if (result.message === CONFIRM_CHANNEL) return toPanelOutcome('migrated-user');
    if (result.message === EMAIL_VERIFIED) return toPanelOutcome('account-verified');
    return result.data.tokenId ? { kind: 'done' } : toPanelOutcome('system-error');
  }
  const { error } = result;
  if (error.status === INVALID_LOGIN) return toMessage(ACCOUNT_MESSAGES.wrongPassword);
  if (findInvalidSecret(error)) return toPanelOutcome('verification-failed');
  if (error.status === '003') return toPanelOutcome('reset-email-not-found');
  return error.status === REFUSED
    ? toRefusedOutcome(error, isFirst)
    : toPanelOutcome('system-error');
};
