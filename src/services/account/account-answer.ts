import { report } from '../../browser/report';
import type { AccountAnswer, Answer } from '../answer';

/**
 * Account calls give nothing on failure; what the host itself refused is an answer (HTTP-2).
 * @param error the words that a failure is reported with; without them it is silent (A8)
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
