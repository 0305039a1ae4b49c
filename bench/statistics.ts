/** The middle of a list of figures; of an even number of them, the mean of the middle two. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
};

/** Median distance from the median: how far single figures stray. */
export const spread = (values: readonly number[]): number => {
  const middle = median(values);
  return median(values.map((value) => Math.abs(value - middle)));
};

/**
 * The order of one round: every variant once, beginning with another one each round, so that none
 * always runs first on a cold machine.
 */
export const rotate = <T>(variants: readonly T[], round: number): T[] => {
  const start = round % Math.max(variants.length, 1);
  return [...variants.slice(start), ...variants.slice(0, start)];
};
