import { withTimeout } from '../../browser/timers';

/** Maximum milliseconds that a driver waits until the account and my store match. */
export const ACCOUNT_TIMEOUT = 3_000;

/** Resolves when the work is done or the time is up; the work then continues. */
export const withAccountTimeout = (work: Promise<unknown>): Promise<void> =>
  withTimeout(ACCOUNT_TIMEOUT, work);
