/** Lets the browser handle input and paint before what follows, which runs in a task of its own. */
export const yieldToBrowser = (): Promise<void> =>
  window.scheduler?.yield?.() ??
  new Promise((resolve) => {
    setTimeout(resolve);
  });
