import { flushSync } from 'react-dom';
import { yieldToBrowser } from '../../browser/idle';

/** Milliseconds of rendering after which the queue yields to the browser. */
const SLICE_MS = 7;

interface Job {
  readonly render: () => void;
  readonly onCommit: () => void;
  readonly onError: (error: unknown) => void;
}

const jobs: Job[] = [];
let isRunning = false;

/** Renders and commits a batch. An error in one job doesn't affect the others. */
const renderAll = (batch: readonly Job[]): void => {
  flushSync(() => {
    for (const { render, onError } of batch) {
      try {
        render();
      } catch (error) {
        onError(error);
      }
    }
  });
  for (const { onCommit } of batch) onCommit();
};

/**
 * Renders one root, and then batches that should fit into the rest of the slice, judging by the last
 * batch. Larger batches cost less per root, so each is up to twice as large as the last.
 */
const runSlice = (): void => {
  let left = SLICE_MS;
  let size = 1;
  while (size > 0 && jobs.length > 0) {
    const startTime = performance.now();
    renderAll(jobs.splice(0, size));
    const duration = performance.now() - startTime;
    left -= duration;
    size = Math.min(size * 2, Math.floor((left * size) / duration));
  }
};

const run = async (): Promise<void> => {
  isRunning = true;
  while (jobs.length > 0) {
    await yieldToBrowser();
    runSlice();
  }
  isRunning = false;
};

/** Queues a render; resolves when it has been committed. */
export const enqueue = (render: () => void): Promise<void> =>
  new Promise((resolve, reject) => {
    jobs.push({ render, onCommit: resolve, onError: reject });
    if (!isRunning) void run();
  });
