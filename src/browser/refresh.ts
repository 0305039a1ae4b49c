import { every } from './clock';

/** Milliseconds between two refreshes of what depends on the clock (HOURS-4). */
export const REFRESH = 10_000;

const listeners = new Set<() => void>();
let isRunning = false;

/** Nobody reads a hidden page; it is refreshed when it becomes visible again. */
const refresh = (): void => {
  if (!document.hidden) listeners.forEach((run) => run());
};

/**
 * Runs something now, every ten seconds, and when the page becomes visible again; one timer does
 * it for all.
 * @returns what ends it
 */
export const onRefresh = (run: () => void): (() => void) => {
  if (!isRunning) {
    isRunning = true;
    every(REFRESH, refresh);
    document.addEventListener('visibilitychange', refresh);
  }
  listeners.add(run);
  run();
  return () => void listeners.delete(run);
};
