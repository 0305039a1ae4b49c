/** Lets the browser handle input and paint; the code that awaits this continues in a new task. */
export const yieldToBrowser = (): Promise<void> =>
  window.scheduler?.yield?.() ??
  new Promise((resolve) => {
    setTimeout(resolve);
  });
