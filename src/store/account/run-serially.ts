import { createSerialQueue } from '../serial-queue';

/**
 * Runs the changes of an account one after another: each response carries the account's lists as they
 * are after that change, so the last response has to belong to the last change.
 * @param run must not wait for another change, which would start only after it
 */
export const runSerially = createSerialQueue();
