import type { Measurement } from './measurement';

/**
 * The measurements that `npm run bench -- 8 9` names by their lines' numbers; all without any.
 * @throws Error for what is not the number of a line
 */
export const selectMeasurements = (
  all: readonly Measurement[],
  names: readonly string[],
): readonly Measurement[] => {
  const known = new Set(all.flatMap(({ numbers }) => numbers.map(String)));
  for (const name of names) if (!known.has(name)) throw new Error(`No line ${name}`);
  if (names.length === 0) return all;
  return all.filter(({ numbers }) => numbers.some((number) => names.includes(`${number}`)));
};
