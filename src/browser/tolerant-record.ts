import { pipe, rawTransform, record, safeParse, string, unknown } from 'valibot';
import type { GenericSchema, InferOutput } from 'valibot';
import { describeIssue, reportOnce } from './tolerant-array';

/**
 * Creates a schema for an object of entries by key that skips invalid entries and reports each once.
 * Parses to a map, because keys such as `__proto__` have a special meaning in an object.
 * @param name the object's name in the report, such as `pricing`
 */
export const tolerantRecord = <Entry extends GenericSchema>(name: string, entry: Entry) =>
  pipe(
    record(string(), unknown()),
    rawTransform(({ dataset: { value } }): ReadonlyMap<string, InferOutput<Entry>> => {
      const entries = new Map<string, InferOutput<Entry>>();
      for (const [key, item] of Object.entries(value)) {
        const parsed = safeParse(entry, item);
        if (parsed.success) entries.set(key, parsed.output);
        else reportOnce(`${name}.${key} is left out: ${describeIssue(parsed.issues[0])}`);
      }
      return entries;
    }),
  );
