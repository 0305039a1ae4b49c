import { nullish, number, pipe, safeParse, string, transform, union } from 'valibot';
import type { GenericSchema, InferOutput } from 'valibot';
import { formatUsd } from '../../ui/formatUsd';

/** A field of a record, which the shops' systems write as a text or a number; empty without one. */
export const text = pipe(nullish(union([string(), number()]), ''), transform(String));

/** The entries of a list that are sound. */
export const soundOf = <Schema extends GenericSchema>(
  schema: Schema,
  entries: readonly unknown[],
): InferOutput<Schema>[] =>
  entries.flatMap((entry) => {
    const parsed = safeParse(schema, entry);
    return parsed.success ? [parsed.output] : [];
  });

/** An amount of dollars such as `$3.19`; empty where it is none. */
export const priceText = (amount: string): string => {
  const dollars = Number(amount);
  return amount.trim() !== '' && Number.isFinite(dollars) ? formatUsd(dollars) : '';
};
