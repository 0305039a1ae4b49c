import { startTimer } from './clock';

/** Resolves after a delay in milliseconds. It isn't in clock.ts, because every page loads that module. */
export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    startTimer(milliseconds, resolve);
  });
