/** Computes the median of a list of numbers. */
export const getMedian = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
};

/** Finds the value that a percentage of a list of numbers doesn't exceed (nearest rank). */
export const getPercentile = (values: readonly number[], percentage: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(Math.ceil((percentage / 100) * sorted.length), 1) - 1] ?? Number.NaN;
};

/** Computes the median absolute deviation of a list of numbers. */
export const getSpread = (values: readonly number[]): number => {
  const middle = getMedian(values);
  return getMedian(values.map((value) => Math.abs(value - middle)));
};

/**
 * Orders the variants of one round. Each round begins with another variant, so that no variant
 * always runs first.
 */
export const rotate = <T>(variants: readonly T[], round: number): T[] => {
  const start = round % Math.max(variants.length, 1);
  return [...variants.slice(start), ...variants.slice(0, start)];
};
