import { startTimer } from './clock';

/**
 * Calls back at once, or when a hidden page becomes visible: nobody has seen a page in a background tab.
 * @returns a function that cancels it
 */
export const whenVisible = (run: () => void): (() => void) => {
  const controller = new AbortController();
  const update = (): void => {
    if (document.hidden) return;
    controller.abort();
    run();
  };
  document.addEventListener('visibilitychange', update, { signal: controller.signal });
  update();
  return () => controller.abort();
};

/**
 * Like `startTimer`, but only the time counts during which the page is visible.
 * @returns a function that cancels it
 */
export const startVisibleTimer = (milliseconds: number, run: () => void): (() => void) => {
  const controller = new AbortController();
  let left = milliseconds;
  let stop = (): void => {};
  const update = (): void => {
    stop();
    if (document.hidden) return;
    const startedAt = performance.now();
    const cancelTimer = startTimer(left, () => {
      controller.abort();
      run();
    });
    stop = () => {
      cancelTimer();
      left -= performance.now() - startedAt;
      stop = () => {};
    };
  };
  document.addEventListener('visibilitychange', update, { signal: controller.signal });
  update();
  return () => {
    stop();
    controller.abort();
  };
};
