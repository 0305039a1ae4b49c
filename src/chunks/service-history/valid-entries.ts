import { nullish, parse } from 'valibot';
import type { GenericSchema, InferOutput } from 'valibot';
import { parseAs, textOrNumber, tolerantArray } from '../../browser/tolerant-array';
import { formatUsd } from '../../language/numbers';

/** A field that the stores' systems write as text or as a number; empty if absent. */
export const text = nullish(textOrNumber, '');

/** Parses the valid entries of a profile list; reports the others. */
export const parseValidEntries = <Schema extends GenericSchema>(
  name: string,
  schema: Schema,
  entries: readonly unknown[],
): InferOutput<Schema>[] =>
  parseAs('service-history', () => parse(tolerantArray(name, schema), entries));

/** Formats dollars as `$3.19`; empty if the text isn't an amount. */
export const formatPriceText = (amount: string): string => {
  const dollars = Number(amount);
  return amount.trim() !== '' && Number.isFinite(dollars) ? formatUsd(dollars) : '';
};
