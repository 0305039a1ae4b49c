import type { Measurement } from './measurement';

/**
 * Selects the measurements that fill the given lines of docs/performance.md (`npm run bench -- 8 9`), or all
 * measurements by default.
 * @throws Error if no measurement fills one of the lines
 */
export const selectMeasurements = (
  all: readonly Measurement[],
  lines: readonly string[],
): readonly Measurement[] => {
  const known = new Set(all.flatMap(({ lineNumbers }) => lineNumbers.map(String)));
  for (const line of lines)
    if (!known.has(line))
      throw new Error(`No measurement fills line ${line} of docs/performance.md`);
  if (lines.length === 0) return all;
  return all.filter(({ lineNumbers }) => lineNumbers.some((number) => lines.includes(`${number}`)));
};
