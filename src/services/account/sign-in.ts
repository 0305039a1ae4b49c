import { call } from '../http';
import { ServiceError, toFailure } from '../result';
import type { Result } from '../result';
import { reportFailure } from './report-failure';
import { done, signedIn } from './schema';
import type { SignedIn } from './schema';

/** Status of a sign-in, or of a registration, whose credentials are refused. */
export const INVALID_LOGIN = 'InvalidLogin';

/**
 * POST account/authenticate; its refusals are in `docs/service-contract.md#accounts`. A success with
 * the status 'InvalidLogin' is a refusal too.
 */
export const authenticate = async (credentials: {
  email: string;
  authString: string;
  visitorID?: string;
}): Promise<Result<SignedIn>> => {
  const answer = await call({
    path: 'account/authenticate',
    schema: signedIn,
    method: 'POST',
    body: credentials,
  });
  return answer.ok && answer.status === INVALID_LOGIN
    ? toFailure(new ServiceError('refused', answer.message, INVALID_LOGIN))
    : answer;
};

/**
 * POST account/send-email-verification: sends the email again; a failure is reported.
 * @param tokenId of a registration or of a sign-in that waits for it; it counts in place of the session's
 */
export const sendEmailVerification = async (tokenId: string): Promise<Result<unknown>> =>
  reportFailure(
    await call({
      path: 'account/send-email-verification',
      schema: done,
      method: 'POST',
      body: { tokenId },
      headers: { tokenId },
    }),
    'send email verification error',
  );
