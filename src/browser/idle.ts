/** Longest wait for the page's own load, and then for an idle moment, in milliseconds. */
export const IDLE_LIMIT = 3_000;

/**
 * Calls back once the page has loaded and the browser is idle, so that nothing competes with the
 * way to the first paint; a browser without idle callbacks calls back a little later. A page that
 * loads late, after the longest wait, is called back a second time.
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
