import { wait } from '../browser/timers';
import type { Result } from './result';

/**
 * The status of a request whose outcome the visitor must know. `checking`: its response was lost, and the page finds out
 * what the host has done; `uncertain`: that isn't known yet, so nothing may be sent in its place.
 */
export type RequestStatus = 'idle' | 'sending' | 'checking' | 'uncertain';

/** Milliseconds between the attempts to find out the outcome of a request whose response was lost. */
const DELAYS = [2_000, 4_000, 8_000];

/**
 * Checks whether a result tells what the host has done: it confirmed the request, refused it, or
 * rejected it as invalid. After any other failure, including an earlier attempt that is still running
 * (409), it may have carried the request out.
 */
export const isOutcomeKnown = (result: Result<unknown>): boolean => {
  if (result.ok) return true;
  const { kind, status } = result.error;
  return (
    kind === 'refused' || (kind === 'http' && status?.startsWith('4') === true && status !== '409')
  );
};

/**
 * Sends a request until its outcome is known, with delays of 2, 4, and 8 s.
 * @param send sends the same request, which the host carries out only once
 * @returns undefined if the outcome is still unknown
 */
export const sendUntilOutcomeIsKnown = async <Data>(
  send: () => Promise<Result<Data>>,
): Promise<Result<Data> | undefined> => {
  for (const delay of DELAYS) {
    const result = await send();
    if (isOutcomeKnown(result)) return result;
    await wait(delay);
  }
  const result = await send();
  return isOutcomeKnown(result) ? result : undefined;
};
