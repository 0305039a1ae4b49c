import { withTimeout } from '../../browser/with-timeout';

/** Maximum milliseconds that a driver waits until the account and my store agree. */
export const ACCOUNT_TIMEOUT = 3_000;

/** Resolves when the work is done or at the limit, after which the work continues. */
export const withAccountTimeout = (work: Promise<unknown>): Promise<void> =>
  withTimeout(ACCOUNT_TIMEOUT, work);
