import { report } from '../../browser/report';
import type { Result } from '../result';

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
