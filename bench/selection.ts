import type { Measurement } from './measurement';

/**
 * Selects the measurements of the given line numbers (`npm run bench -- 8 9`), or all by default.
 * @throws Error if no line has the given number
 */
export const selectMeasurements = (
  all: readonly Measurement[],
  names: readonly string[],
): readonly Measurement[] => {
  const known = new Set(all.flatMap(({ lineNumbers }) => lineNumbers.map(String)));
  for (const name of names)
    if (!known.has(name)) throw new Error(`No measurement fills line ${name}`);
  if (names.length === 0) return all;
  return all.filter(({ lineNumbers }) => lineNumbers.some((number) => names.includes(`${number}`)));
};
