import { rotate } from './statistics';

/** Reads `BENCH_ROUNDS`, which shortens a run; reliable figures need the default. */
const readRounds = (fallback: number): number => {
  const rounds = process.env['BENCH_ROUNDS'];
  return rounds && /^[1-9]\d?$/.test(rounds) ? Number(rounds) : fallback;
};

/** The rounds of a timed measurement. */
export const ROUNDS = readRounds(9);

/** The rounds of a measurement that takes seconds per variant. */
export const SLOW_ROUNDS = readRounds(5);

/** The presses of a measurement that takes their 95th percentile. */
export const PRESS_ROUNDS = readRounds(20);

/** Attempts per sample; on a busy machine, opening a page or starting a trace may fail. */
const ATTEMPTS = 3;

/** Takes a sample, and tries again, up to three times in total, if that throws. */
export const retry = async <T>(take: () => Promise<T>, left = ATTEMPTS): Promise<T> => {
  try {
    return await take();
  } catch (error) {
    if (left <= 1) throw error;
    return retry(take, left - 1);
  }
};

/**
 * Takes one sample of each variant per round. Each round begins with another variant, so that other
 * work on the machine affects all variants alike and their ratios stay comparable.
 * @returns a function that gets the samples of a variant by its name
 */
export const interleave = async <Name extends string, Variant, Sample>(
  variants: Readonly<Record<Name, Variant>>,
  rounds: number,
  take: (variant: Variant) => Promise<Sample>,
): Promise<(name: Name) => readonly Sample[]> => {
  const samples = new Map<string, Sample[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, variant] of rotate(Object.entries<Variant>(variants), round)) {
      const sample = await retry(() => take(variant));
      samples.set(name, [...(samples.get(name) ?? []), sample]);
    }
  }
  return (name) => samples.get(name) ?? [];
};
