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
 * Runs at once, or after the press that is under way has become its click: what moves the page
 * between the two would take the click's target away.
 */
export const afterPress = (run: () => void): void => {
  if (!isPressed) {
    run();
    return;
  }
  const over = new AbortController();
  const end = () => {
    over.abort();
    setTimeout(run);
  };
  addEventListener('pointerup', end, { signal: over.signal });
  addEventListener('pointercancel', end, { signal: over.signal });
};
