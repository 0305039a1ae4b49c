import { report } from '../../browser/report';
import { ServiceError, toFailure, type Result } from '../result';

/**
 * The failures of three account calls if there is no usable response: of the calls that update the access, load the profile,
 * and reset the password (ACCT-6, ACCT-11).
 */
export const ACCOUNT_FAILURES = {
  access: { status: 'BadRequest', message: 'Service Unavailable' },
  profile: { status: '500', message: 'Service Unavailable.' },
  reset: { message: 'SYSTEM_ERROR' },
} as const;

/** Replaces a failure without a usable response with the documented one. */
export const withDocumentedFailure = <T>(
  result: Result<T>,
  { message, status }: { readonly message: string; readonly status?: string },
): Result<T> =>
  result.ok || result.error.isRefusal
    ? result
    : toFailure(new ServiceError(result.error.kind, message, { status }));

/**
 * Reports a call without a usable response; a refusal by the server is a usable response.
 * @param error beginning of the report's message
 */
export const reportFailure = <T>(result: Result<T>, error: string): Result<T> => {
  if (!result.ok && !result.error.isRefusal) {
    report(new Error(`${error}. Response code ${result.error.status ?? '0'}`), {
      source: 'account',
      during: 'call',
    });
  }
  return result;
};
