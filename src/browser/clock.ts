/** Runs a callback once after a delay; returns a function that cancels it. */
export const after = (milliseconds: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/** Runs a callback at an interval; returns a function that stops it. */
export const every = (milliseconds: number, run: () => void): (() => void) => {
  const timer = setInterval(run, milliseconds);
  return () => clearInterval(timer);
};
