import { flushSync } from 'react-dom';

/** Milliseconds of rendering after which the browser gets its turn. */
const SLICE = 6;

/** Roots that are committed together; fewer commits cost less, larger ones block longer. */
const BATCH = 4;

interface Job {
  readonly render: () => void;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

const jobs: Job[] = [];
let running = false;

const yieldToBrowser = (): Promise<void> =>
  'scheduler' in window && 'yield' in window.scheduler
    ? window.scheduler.yield()
    : new Promise((resolve) => {
        setTimeout(resolve);
      });

const run = async (): Promise<void> => {
  running = true;
  while (jobs.length > 0) {
    await yieldToBrowser();
    const until = performance.now() + SLICE;
    do {
      const batch = jobs.splice(0, BATCH);
      flushSync(() => {
        for (const { render, failed } of batch) {
          try {
            render();
          } catch (error) {
            failed(error);
          }
        }
      });
      for (const { done } of batch) done();
    } while (jobs.length > 0 && performance.now() < until);
  }
  running = false;
};

/** Renders when its slice comes; settled when the root has been committed. */
export const enqueue = (render: () => void): Promise<void> =>
  new Promise((resolve, reject) => {
    jobs.push({ render, done: resolve, failed: reject });
    if (!running) void run();
  });
