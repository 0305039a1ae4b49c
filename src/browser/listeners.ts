/** Creates a list of listeners. */
export const createListeners = () => {
  const listeners = new Set<() => void>();
  return {
    /** Calls a listener on each change from now on; returns a function that stops it. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify: (): void => {
      // A listener may stop itself or another.
      for (const listener of [...listeners]) listener();
    },
  };
};
