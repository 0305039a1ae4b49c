import { flushSync } from 'react-dom';
import { yieldToBrowser } from '../../browser/yield-to-browser';

/** Milliseconds of rendering after which the queue yields to the browser. */
const SLICE = 7;

interface Job {
  readonly render: () => void;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

const jobs: Job[] = [];
let running = false;

/** Renders and commits a batch. An error in one job doesn't affect the others. */
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
 * Renders one root, and then batches that fit into the rest of the slice, as estimated by the last
 * batch. Each batch is at most twice as large as the last, because larger batches are cheaper.
 */
const runSlice = (): void => {
  let left = SLICE;
  let size = 1;
  while (size > 0 && jobs.length > 0) {
    const startTime = performance.now();
    renderAll(jobs.splice(0, size));
    const took = performance.now() - startTime;
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

/** Queues a render; resolves when it has been committed. */
export const enqueue = (render: () => void): Promise<void> =>
  new Promise((resolve, reject) => {
    jobs.push({ render, done: resolve, failed: reject });
    if (!running) void run();
  });
