import { startTimer } from './clock';

/** Milliseconds between two checks. */
const INTERVAL = 50;

/** Resolves once a check passes, or after the given milliseconds; checks at once. */
export const waitUntil = async (isDone: () => boolean, limit: number): Promise<void> => {
  for (let waited = 0; waited < limit && !isDone(); waited += INTERVAL) {
    await new Promise<void>((resolve) => {
      startTimer(INTERVAL, resolve);
    });
  }
};
