import { call } from '../http';
import { ServiceError, toFailure } from '../result';
import type { Result } from '../result';
import { reportFailure } from './report-failure';
import { messageSchema, signInSchema } from './schema';
import type { SignInResponse } from './schema';

/**
 * POST account/authenticate; its refusals are in `docs/service-contract.md#accounts`. A success with
 * the status 'InvalidLogin' is a refusal too.
 */
export const authenticate = async (credentials: {
  email: string;
  authString: string;
  visitorID?: string;
}): Promise<Result<SignInResponse>> => {
  const result = await call({
    path: 'account/authenticate',
    schema: signInSchema,
    method: 'POST',
    body: credentials,
  });
  return result.ok && result.status === INVALID_LOGIN
    ? toFailure(new ServiceError('refused', result.message, { status: INVALID_LOGIN }))
    : result;
};

/**
 * POST account/send-email-verification: sends the verification email again; reports a failure.
 * @param tokenId token of a registration or an unverified sign-in, sent instead of the session's
 */
export const sendEmailVerification = async (tokenId: string): Promise<Result<unknown>> =>
  reportFailure(
    await call({
      path: 'account/send-email-verification',
      schema: messageSchema,
      method: 'POST',
      body: { tokenId },
      headers: { tokenId },
    }),
    'send email verification error',
  );

/** The status with which the host refuses a sign-in or a registration. */
export const INVALID_LOGIN = 'InvalidLogin';

/**
 * Messages of a success that doesn't sign the driver in: they must select a contact channel first, or
 * their email address has just been verified.
 */
export const CONFIRM_CHANNEL = 'Confirm Channel';
export const EMAIL_VERIFIED = 'Email verified successfully';
