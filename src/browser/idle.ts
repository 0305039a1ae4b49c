/** The maximum number of milliseconds to wait for the page's load event, and then for an idle period. */
const IDLE_LIMIT = 3_000;

/**
 * Calls back when the page has loaded and the browser is idle, so that nothing delays the first
 * paint; without idle callbacks, after a short delay. If the page loads after the limit, the
 * callback runs a second time.
 */
export const whenIdle = (callback: () => void): void => {
  const wait = () => {
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(callback, { timeout: IDLE_LIMIT });
    } else {
      setTimeout(callback, 200);
    }
  };
  if (document.readyState === 'complete') wait();
  else {
    addEventListener('load', wait);
    setTimeout(wait, IDLE_LIMIT);
  }
};

/** Lets the browser handle input and paint; the code that awaits this continues in a new task. */
export const yieldToBrowser = (): Promise<void> =>
  window.scheduler?.yield?.() ??
  new Promise((resolve) => {
    setTimeout(resolve);
  });
