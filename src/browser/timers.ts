import { startTimer } from './clock';

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    startTimer(milliseconds, resolve);
  });

/** Milliseconds between two checks. */
const INTERVAL = 50;

/** Checks at once and repeatedly; resolves once the check passes, or after `limit` milliseconds. */
export const waitUntil = async (isDone: () => boolean, limit: number): Promise<void> => {
  for (let waited = 0; waited < limit && !isDone(); waited += INTERVAL) {
    await wait(INTERVAL);
  }
};

/** Resolves when the work settles, or after the given milliseconds; never rejects. */
export const withTimeout = (milliseconds: number, work: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const stopWaiting = startTimer(milliseconds, resolve);
    const end = () => {
      stopWaiting();
      resolve();
    };
    work.then(end, end);
  });
