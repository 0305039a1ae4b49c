import { createSerialQueue } from '../serial-queue';

/**
 * Runs changes to an account one after another: each response contains the account's lists after that
 * change, so the last response has to belong to the last change.
 * @param run must not wait for another change, which would start only after it
 */
export const runSerially = createSerialQueue();
