let last: Promise<unknown> = Promise.resolve();

/**
 * Runs one change of the account after the other: each answer carries lists as they are after it,
 * so that the last one to arrive must be the last one asked for. `run` never rejects.
 */
export const inTurn = <Result>(run: () => Promise<Result>): Promise<Result> => {
  const result = last.then(run);
  last = result;
  return result;
};
