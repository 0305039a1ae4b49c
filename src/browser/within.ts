import { after } from './clock';

/** Settles with the work, or after a time, whichever comes first; it never rejects. */
export const within = (milliseconds: number, work: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const stopWaiting = after(milliseconds, resolve);
    const end = () => {
      stopWaiting();
      resolve();
    };
    work.then(end, end);
  });
