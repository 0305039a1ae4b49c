import {
  array,
  finite,
  getDotPath,
  number,
  pipe,
  rawTransform,
  safeParse,
  string,
  transform,
  union,
  unknown,
} from 'valibot';
import type { BaseIssue, GenericSchema, InferOutput } from 'valibot';
import { report } from './report';

/** What is being parsed, for the report of an entry that is left out. */
let currentSource = 'data';

/** Reports that were made: a kept answer is parsed again, a shared one by each caller. */
const reported = new Set<string>();

/** Names what a synchronous parse is about, such as the path of a call. */
export const parseAs = <Result>(source: string, parse: () => Result): Result => {
  const outer = currentSource;
  currentSource = source;
  try {
    return parse();
  } finally {
    currentSource = outer;
  }
};

const typeName = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

/** Says which field is wrong and how, without its value, which may be personal data. */
const describeIssue = (issue: BaseIssue<unknown>): string =>
  [
    getDotPath(issue) ?? 'entry',
    `expected ${issue.expected ?? issue.type}, received ${typeName(issue.input)}`,
  ].join(': ');

const reportOnce = (problem: string): void => {
  const key = `${currentSource} ${problem}`;
  if (reported.has(key)) return;
  reported.add(key);
  report(new TypeError(problem), { source: currentSource, during: 'parse' });
};

interface TolerantArrayOptions {
  /** Refuses a list whose entries are all wrong: an empty list would mean that there are none. */
  readonly needsValidEntry?: boolean;
}

/**
 * A list from outside whose wrong entries are left out, each reported once, so that one bad entry
 * never costs the others. What isn't a list at all is still refused.
 * @param name of the list in the report, such as `stores`
 */
export const tolerantArray = <Entry extends GenericSchema>(
  name: string,
  entry: Entry,
  { needsValidEntry = false }: TolerantArrayOptions = {},
) =>
  pipe(
    array(unknown()),
    rawTransform(({ dataset: { value: list }, addIssue, NEVER }): InferOutput<Entry>[] => {
      const entries: InferOutput<Entry>[] = [];
      for (const [index, item] of list.entries()) {
        const parsed = safeParse(entry, item);
        if (parsed.success) entries.push(parsed.output);
        else reportOnce(`${name}[${index}] is left out: ${describeIssue(parsed.issues[0])}`);
      }
      if (!needsValidEntry || entries.length > 0 || list.length === 0) return entries;
      addIssue({ expected: `a valid entry of ${name}` });
      return NEVER;
    }),
  );

/** A text, or the number that some systems write in its place. */
export const textOrNumber = pipe(union([string(), pipe(number(), finite())]), transform(String));
