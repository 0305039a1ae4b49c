import { safeParse } from 'valibot';
import type { GenericSchema, InferOutput } from 'valibot';

/** Parses data by its schema; undefined if it doesn't match. */
export const parseData = <Schema extends GenericSchema>(
  schema: Schema,
  data: unknown,
): InferOutput<Schema> | undefined => {
  const parsed = safeParse(schema, data);
  return parsed.success ? parsed.output : undefined;
};
