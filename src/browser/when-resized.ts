/**
 * Calls back in the next frame whenever the size of an element has changed. Not at once: if the callback resizes the
 * element again, WebKit reports a loop.
 * @returns a function that stops observing
 */
export const whenResized = (element: Element, callback: () => void): (() => void) => {
  if (typeof ResizeObserver !== 'function') return () => {};
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(callback);
  });
  observer.observe(element);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
};
