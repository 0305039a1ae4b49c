/** Runs something once after a time; returns what calls it off. */
export const after = (milliseconds: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/** Runs something again and again; returns what stops it. */
export const every = (milliseconds: number, run: () => void): (() => void) => {
  const timer = setInterval(run, milliseconds);
  return () => clearInterval(timer);
};
