import { call } from '../http';
import type { Result } from '../result';
import { ACCOUNT_FAILURES, reportFailure, withDocumentedFailure } from './report-failure';
import { createdAccountSchema, messageSchema, signInSchema } from './schema';
import type { CreatedAccount, SignInResponse } from './schema';

export interface Registration {
  email: string;
  /** The plain password, which is sent only in this request (STATE-5). */
  authString: string;
  firstName: string;
  lastName: string;
  phone: string;
  storeNumber?: string;
  visitorID?: string;
}

/** POST account/create. @param idempotencyKey the same for every attempt of one registration */
export const createAccount = async (
  registration: Registration,
  idempotencyKey: string,
): Promise<Result<CreatedAccount>> =>
  reportFailure(
    await call({
      path: 'account/create',
      schema: createdAccountSchema,
      method: 'POST',
      body: registration,
      headers: { 'Idempotency-Key': idempotencyKey },
    }),
    'create account error',
  );

/**
 * POST account/update-access: changes the password, the email, or both; 'Service Unavailable' on
 * failure. Ends all sessions; the response has the token of a new one.
 * @param tokenId token of a sign-in that requires a new password; the session's token by default
 */
export const updateAccess = async (
  change: { oldEmail: string; newEmail: string; oldAuthString: string; newAuthString: string },
  tokenId?: string,
): Promise<Result<SignInResponse>> =>
  withDocumentedFailure(
    reportFailure(
      await call({
        path: 'account/update-access',
        schema: signInSchema,
        method: 'POST',
        body: change,
        ...(tokenId === undefined ? {} : { headers: { tokenId } }),
      }),
      'update password error',
    ),
    ACCOUNT_FAILURES.access,
  );

/** POST account/send-reset-password: emails a link to reset the password. */
export const sendResetPassword = (email: string): Promise<Result<unknown>> =>
  call({
    path: 'account/send-reset-password',
    schema: messageSchema,
    method: 'POST',
    body: { email },
  });

/** POST account/reset with the email's token; fails with SYSTEM_ERROR (ACCT-6). */
export const resetPassword = async (reset: {
  email: string;
  authString: string;
  tokenId: string;
}): Promise<Result<unknown>> =>
  withDocumentedFailure(
    await call({ path: 'account/reset', schema: messageSchema, method: 'POST', body: reset }),
    ACCOUNT_FAILURES.reset,
  );

/** POST account/verify-email with the email's code and token. */
export const verifyEmail = (verification: {
  code: string;
  tokenId: string;
  email: string;
}): Promise<Result<unknown>> =>
  call({ path: 'account/verify-email', schema: messageSchema, method: 'POST', body: verification });
