import { ServiceError, toFailure } from './result';
import type { Result } from './result';

/**
 * The only module that knows the format that the requirements specify for results (HTTP-2). The project's own code uses
 * `Result`; the other format is for other code, such as the page's own scripts.
 */

/** A failed call (HTTP-2). */
interface DocumentedFailure {
  readonly success: 'false';
  readonly status: string;
  readonly error: string;
}

interface DocumentedSuccess<T> {
  readonly success: 'true';
  readonly status: string;
  readonly data: T;
}

type DocumentedResult<T> = DocumentedSuccess<T> | DocumentedFailure;

/** Returns a result as an object with `success`, and with `error` if the call failed (HTTP-2). */
export const toDocumentedResult = <T>(result: Result<T>): DocumentedResult<T> =>
  result.ok
    ? { success: 'true', status: result.status, data: result.data }
    : { success: 'false', status: result.error.status ?? '0', error: result.error.message };

/** Returns the result of an account call; undefined without a usable response (HTTP-2). */
export const toDocumentedAccountResult = <T>(result: Result<T>): DocumentedResult<T> | undefined =>
  result.ok || result.error.isRefusal ? toDocumentedResult(result) : undefined;

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
    : toFailure(new ServiceError(result.error.kind, message, status));
