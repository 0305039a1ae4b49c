import { rotate } from './statistics';

/** `BENCH_ROUNDS` of the environment, for a quick look; a figure to be trusted takes them all. */
const roundsOf = (usual: number): number => {
  const asked = process.env['BENCH_ROUNDS'];
  return asked && /^[1-9]\d?$/.test(asked) ? Number(asked) : usual;
};

/** Rounds of a timed measurement. */
export const ROUNDS = roundsOf(9);

/** Rounds of a measurement that takes seconds for each variant. */
export const SLOW_ROUNDS = roundsOf(5);

/** Attempts to get one sample: a busy machine may lose a page or the beginning of a trace. */
const ATTEMPTS = 3;

const attempt = async <T>(take: () => Promise<T>, left = ATTEMPTS): Promise<T> => {
  try {
    return await take();
  } catch (error) {
    if (left <= 1) throw error;
    return attempt(take, left - 1);
  }
};

/**
 * Takes one sample of each variant a round, each round beginning with another variant, so that
 * whatever else the machine does meets all of them alike and their ratios can be trusted.
 * @returns the samples of a variant by its name
 */
export const interleave = async <Name extends string, Variant, Sample>(
  variants: Readonly<Record<Name, Variant>>,
  rounds: number,
  take: (variant: Variant) => Promise<Sample>,
): Promise<(name: Name) => readonly Sample[]> => {
  const found = new Map<string, Sample[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, variant] of rotate(Object.entries<Variant>(variants), round)) {
      const sample = await attempt(() => take(variant));
      found.set(name, [...(found.get(name) ?? []), sample]);
    }
  }
  return (name) => found.get(name) ?? [];
};
