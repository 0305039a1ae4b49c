import { unknown } from 'valibot';
import type { AccountAnswer, Answer, Failure } from '../answer';
import { call } from '../http';
import { orNothing } from './answer';
import { accessUpdated, created, signedIn } from './schema';
import type { AccessUpdated, Created, SignedIn } from './schema';

export interface Registration {
  email: string;
  /** The plain password; it stands in this request only (STATE-5). */
  authString: string;
  firstName: string;
  lastName: string;
  phone: string;
  storeNumber?: string;
  visitorID?: string;
}

/** POST account/create. @param idempotencyKey the same for every try of one registration */
export const createAccount = async (
  registration: Registration,
  idempotencyKey: string,
): Promise<AccountAnswer<Created>> =>
  orNothing(
    await call({
      path: 'account/create',
      schema: created,
      method: 'POST',
      body: registration,
      headers: { 'Idempotency-Key': idempotencyKey },
    }),
    'create account error',
  );

/** POST account/authenticate; refusals are those of A8 Login. */
export const authenticate = async (credentials: {
  email: string;
  authString: string;
  visitorID?: string;
}): Promise<AccountAnswer<SignedIn>> =>
  orNothing(
    await call({
      path: 'account/authenticate',
      schema: signedIn,
      method: 'POST',
      body: credentials,
    }),
  );

const UNAVAILABLE: Failure = {
  success: 'false',
  status: 'BadRequest',
  error: 'Service Unavailable',
  reason: 'http',
};

/** POST account/update-access: changes the password, the e-mail, or both; 'Service Unavailable' on failure. */
export const updateAccess = async (change: {
  oldEmail: string;
  newEmail: string;
  oldAuthString: string;
  newAuthString: string;
}): Promise<Answer<AccessUpdated>> =>
  orNothing(
    await call({
      path: 'account/update-access',
      schema: accessUpdated,
      method: 'POST',
      body: change,
    }),
    'update password error',
  ) ?? UNAVAILABLE;

/** POST account/send-reset-password: a mail with a link. */
export const sendResetPassword = async (email: string): Promise<AccountAnswer<unknown>> =>
  orNothing(
    await call({
      path: 'account/send-reset-password',
      schema: unknown(),
      method: 'POST',
      body: { email },
    }),
  );

/** POST account/reset with the mail's token; the text SYSTEM_ERROR on failure (A8). */
export const resetPassword = async (reset: {
  email: string;
  authString: string;
  tokenId: string;
}): Promise<Answer<unknown> | 'SYSTEM_ERROR'> =>
  orNothing(
    await call({ path: 'account/reset', schema: unknown(), method: 'POST', body: reset }),
  ) ?? 'SYSTEM_ERROR';

/** POST account/verify-email with the mail's code and token. */
export const verifyEmail = async (verification: {
  code: string;
  tokenId: string;
  email: string;
}): Promise<AccountAnswer<unknown>> =>
  orNothing(
    await call({
      path: 'account/verify-email',
      schema: unknown(),
      method: 'POST',
      body: verification,
    }),
  );

/** POST account/send-email-verification: the mail once more; a failure is reported (A7). */
export const sendEmailVerification = async (tokenId: string): Promise<AccountAnswer<unknown>> =>
  orNothing(
    await call({
      path: 'account/send-email-verification',
      schema: unknown(),
      method: 'POST',
      body: { tokenId },
    }),
    'send email verification error',
  );
