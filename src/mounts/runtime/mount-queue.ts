import { flushSync } from 'react-dom';

/** Milliseconds of rendering after which the browser gets its turn. */
const SLICE = 12;

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

/** Renders and commits together; one that throws leaves the others alone. */
const renderAll = (batch: readonly Job[]): void => {
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
};

/**
 * Renders one root, and then what fits into the rest of the slice by what the last took: in
 * batches, each at most twice the last, for a larger one costs less.
 */
const runSlice = (): void => {
  let left = SLICE;
  let size = 1;
  while (size > 0 && jobs.length > 0) {
    const begun = performance.now();
    renderAll(jobs.splice(0, size));
    const took = performance.now() - begun;
    left -= took;
    size = Math.min(size * 2, Math.floor((left * size) / took));
  }
};

const run = async (): Promise<void> => {
  running = true;
  while (jobs.length > 0) {
    await yieldToBrowser();
    runSlice();
  }
  running = false;
};

/** Renders when its slice comes; settled when the root has been committed. */
export const enqueue = (render: () => void): Promise<void> =>
  new Promise((resolve, reject) => {
    jobs.push({ render, done: resolve, failed: reject });
    if (!running) void run();
  });
