import { number, object } from 'valibot';
import type { InferOutput } from 'valibot';
import { tolerantRecord } from '../browser/tolerant-record';
import { call } from './http';
import { ServiceError, toFailure } from './result';
import type { Result } from './result';

const traits = object({
  wet: number(),
  snow: number(),
  quiet: number(),
  comfort: number(),
  handling: number(),
  fuel: number(),
});

/** Properties of a tire from 1 to 10, 10 being best (TDG-1). */
export type TireTraits = InferOutput<typeof traits>;

/** Maximum number of codes per call for traits. */
const TRAITS_PER_CALL = 100;

const getTraitsOfBatch = (codes: readonly string[]) =>
  call({
    path: 'tire/traits',
    schema: object({ traits: tolerantRecord('traits', traits) }),
    query: { codes: codes.join(',') },
  });

/** GET tire/traits, in batches of 100; unknown codes are left out. @param codes at least one */
export const getTireTraits = async (
  codes: readonly string[],
): Promise<Result<ReadonlyMap<string, TireTraits>>> => {
  const batches = [...Array(Math.ceil(codes.length / TRAITS_PER_CALL)).keys()].map((index) =>
    codes.slice(index * TRAITS_PER_CALL, (index + 1) * TRAITS_PER_CALL),
  );
  const results = await Promise.all(batches.map(getTraitsOfBatch));
  const [first, ...others] = results;
  if (!first?.ok) return first ?? toFailure(new ServiceError('refused', 'no codes'));
  const found = new Map(first.data.traits);
  for (const result of others) {
    if (!result.ok) return result;
    for (const [code, entry] of result.data.traits) found.set(code, entry);
  }
  return { ...first, data: found };
};
