/** Milliseconds without a resize before the new size counts (STATE-4). */
export const RESIZE_DEBOUNCE = 100;

/** Tells the window's size now and after each resize, debounced; returns its unsubscribe. */
export const onWindowSize = (
  listener: (size: { width: number; height: number }) => void,
): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => listener({ width: innerWidth, height: innerHeight });
  const onResize = () => {
    clearTimeout(timer);
    timer = setTimeout(tell, RESIZE_DEBOUNCE);
  };
  addEventListener('resize', onResize);
  tell();
  return () => {
    clearTimeout(timer);
    removeEventListener('resize', onResize);
  };
};
