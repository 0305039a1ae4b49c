import { within } from '../../browser/within';

/** Milliseconds that a driver waits for the account and my store to agree, at most. */
export const ACCOUNT_LIMIT = 3_000;

/** Settled as soon as the work is done, or at the limit; the work itself goes on. */
export const withinLimit = (work: Promise<unknown>): Promise<void> => within(ACCOUNT_LIMIT, work);
