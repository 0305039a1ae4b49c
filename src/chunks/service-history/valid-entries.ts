import { nullish, parse } from 'valibot';
import type { GenericSchema, InferOutput } from 'valibot';
import { parseAs, textOrNumber, tolerantArray } from '../../browser/tolerant-array';
import { formatUsd } from '../../ui/format/format-usd';

/** A field of a record, which the shops' systems write as a text or a number; empty without one. */
export const text = nullish(textOrNumber, '');

/** The valid entries of an account's list; the others are reported. */
export const parseValidEntries = <Schema extends GenericSchema>(
  name: string,
  schema: Schema,
  entries: readonly unknown[],
): InferOutput<Schema>[] =>
  parseAs('service-history', () => parse(tolerantArray(name, schema), entries));

/** An amount of dollars such as `$3.19`; empty where it is none. */
export const priceText = (amount: string): string => {
  const dollars = Number(amount);
  return amount.trim() !== '' && Number.isFinite(dollars) ? formatUsd(dollars) : '';
};
