import { startInterval } from './clock';

/** Milliseconds between refreshes of texts that depend on the time (HOURS-4). */
export const REFRESH_INTERVAL = 10_000;

const listeners = new Set<() => void>();
let isRunning = false;

/** Calls the listeners, except on a hidden page, which is refreshed when it becomes visible. */
const refresh = (): void => {
  if (!document.hidden) listeners.forEach((run) => run());
};

/**
 * Calls a function now, every ten seconds, and when the page becomes visible. All callers share one
 * timer.
 * @returns a function that stops it
 */
export const onRefresh = (run: () => void): (() => void) => {
  if (!isRunning) {
    isRunning = true;
    startInterval(REFRESH_INTERVAL, refresh);
    document.addEventListener('visibilitychange', refresh);
  }
  listeners.add(run);
  run();
  return () => void listeners.delete(run);
};
