import { within } from '../../browser/within';

/** Maximum milliseconds that a driver waits until the account and my store agree. */
export const ACCOUNT_LIMIT = 3_000;

/** Resolves when the work is done or at the limit, after which the work continues. */
export const withinLimit = (work: Promise<unknown>): Promise<void> => within(ACCOUNT_LIMIT, work);
