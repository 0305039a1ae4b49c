import { startTimer } from './clock';

/** Milliseconds between two checks. */
const INTERVAL = 50;

/** Checks at once and repeatedly; resolves once the check passes, or after `limit` milliseconds. */
export const waitUntil = async (isDone: () => boolean, limit: number): Promise<void> => {
  for (let waited = 0; waited < limit && !isDone(); waited += INTERVAL) {
    await new Promise<void>((resolve) => {
      startTimer(INTERVAL, resolve);
    });
  }
};
