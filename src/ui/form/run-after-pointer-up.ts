let isPressed = false;
const release = () => {
  isPressed = false;
};
const press = () => {
  isPressed = true;
};
addEventListener('pointerdown', press, true);
addEventListener('pointerup', release, true);
addEventListener('pointercancel', release, true);

/**
 * Runs a callback at once, or after the pointer is released. A layout change between pointerdown
 * and pointerup would move the target and lose the click.
 */
export const runAfterPointerUp = (run: () => void): void => {
  if (!isPressed) {
    run();
    return;
  }
  const listeners = new AbortController();
  const end = () => {
    listeners.abort();
    setTimeout(run);
  };
  addEventListener('pointerup', end, { signal: listeners.signal });
  addEventListener('pointercancel', end, { signal: listeners.signal });
};
