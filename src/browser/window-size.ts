/** The debounce delay after a resize, in milliseconds (STATE-4). */
const RESIZE_DEBOUNCE = 100;

/** Reports the window's size now and after each resize, debounced; returns a function that stops it. */
export const onWindowSize = (
  listener: (size: { width: number; height: number }) => void,
): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const notify = () => listener({ width: innerWidth, height: innerHeight });
  const onResize = () => {
    clearTimeout(timer);
    timer = setTimeout(notify, RESIZE_DEBOUNCE);
  };
  addEventListener('resize', onResize);
  notify();
  return () => {
    clearTimeout(timer);
    removeEventListener('resize', onResize);
  };
};
