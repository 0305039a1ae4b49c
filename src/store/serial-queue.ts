/** Runs a task after all earlier ones in its queue, even if one of them failed. */
export type RunSerially = <Result>(run: () => Promise<Result>) => Promise<Result>;

/** Creates a queue whose tasks run one after another. A task must not wait for a later one. */
export const createSerialQueue = (): RunSerially => {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const result = last.then(run);
    last = result.catch(() => undefined);
    return result;
  };
};
