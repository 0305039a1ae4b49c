import { startTimer } from './clock';

/** Resolves after a delay in milliseconds. Not in clock.ts, which every page loads. */
export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    startTimer(milliseconds, resolve);
  });
