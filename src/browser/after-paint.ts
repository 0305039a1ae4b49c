/**
 * Calls back in a task after the next paint; on a hidden page, once it is visible.
 * @returns a function that cancels it
 */
export const callAfterPaint = (callback: () => void): (() => void) => {
  let isCanceled = false;
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (!isCanceled) callback();
    }),
  );
  return () => {
    isCanceled = true;
  };
};
