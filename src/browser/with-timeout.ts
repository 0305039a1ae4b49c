import { startTimer } from './clock';

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
