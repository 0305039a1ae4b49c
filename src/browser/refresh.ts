import { onClockCorrected, startInterval } from './clock';

/** Milliseconds between refreshes of texts that depend on the time (HOURS-4). */
export const REFRESH_INTERVAL = 10_000;

const listeners = new Set<() => void>();

/** Calls the listeners, except on a hidden page, which is refreshed when it becomes visible. */
const refresh = (): void => {
  if (!document.hidden) listeners.forEach((run) => run());
};

/** Stops the timer, which runs while there are listeners. */
let stopTimer: (() => void) | undefined;

const startRefreshing = (): (() => void) => {
  const stops = [startInterval(REFRESH_INTERVAL, refresh), onClockCorrected(refresh)];
  document.addEventListener('visibilitychange', refresh);
  return () => {
    document.removeEventListener('visibilitychange', refresh);
    stops.forEach((stop) => stop());
  };
};

/**
 * Calls a function now, every ten seconds, when the page becomes visible, and when the clock is corrected.
 * All callers share one timer.
 * @returns a function that stops it
 */
export const onRefresh = (run: () => void): (() => void) => {
  stopTimer ??= startRefreshing();
  listeners.add(run);
  run();
  return () => {
    listeners.delete(run);
    if (listeners.size > 0) return;
    stopTimer?.();
    stopTimer = undefined;
  };
};
