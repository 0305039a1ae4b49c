/** Runs a callback once after a delay; returns a function that cancels it. */
export const startTimer = (milliseconds: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/** Runs a callback at an interval; returns a function that stops it. */
export const startInterval = (milliseconds: number, run: () => void): (() => void) => {
  const timer = setInterval(run, milliseconds);
  return () => clearInterval(timer);
};
