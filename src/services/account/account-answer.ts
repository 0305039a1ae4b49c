import { report } from '../../browser/report';
import type { AccountAnswer, Answer } from '../answer';

/**
 * Returns nothing if an account call has failed; a refusal by the host is an answer (HTTP-2).
 * @param error message of the failure's report; without it, nothing is reported
 */
export const toAccountAnswer = <T>(answer: Answer<T>, error?: string): AccountAnswer<T> => {
  if (answer.success === 'true' || answer.reason === 'refused' || answer.reason === 'session') {
    return answer;
  }
  if (error) {
    report(new Error(`${error}. Response code ${answer.status}`), {
      source: 'account',
      during: 'call',
    });
  }
  return undefined;
};
