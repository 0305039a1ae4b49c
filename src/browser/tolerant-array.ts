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
import { withIndex } from './with-index';
import { report } from './report';

/** The data that is being parsed, for the report of a skipped entry. */
let currentSource = 'data';

/**
 * The problems reported so far. A cached response is parsed again, and each caller of a shared request
 * parses the response, but each problem is reported once.
 */
const reported = new Set<string>();

/** Sets the source that a synchronous parse reports, such as the path of a call. */
export const parseAs = <Result>(source: string, parse: () => Result): Result => {
  const outer = currentSource;
  currentSource = source;
  try {
    return parse();
  } finally {
    currentSource = outer;
  }
};

const getTypeName = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

/** Describes which field is wrong and why, without its value, which may be personal data. */
export const describeIssue = (issue: BaseIssue<unknown>): string =>
  [
    getDotPath(issue) ?? 'entry',
    `expected ${issue.expected ?? issue.type}, received ${getTypeName(issue.input)}`,
  ].join(': ');

export const reportOnce = (problem: string): void => {
  const key = `${currentSource} ${problem}`;
  if (reported.has(key)) return;
  reported.add(key);
  report(new TypeError(problem), { source: currentSource, during: 'parse' });
};

interface TolerantArrayOptions {
  /** Rejects a list without valid entries, because an empty list would mean that there are none. */
  readonly needsValidEntry?: boolean;
}

/**
 * Creates a schema for an array that skips invalid entries and reports each once. It rejects a
 * value that isn't an array.
 * @param name the array's name in the report, such as `stores`
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
      for (const [index, item] of withIndex(list)) {
        const parsed = safeParse(entry, item);
        if (parsed.success) entries.push(parsed.output);
        else reportOnce(`${name}[${index}] is left out: ${describeIssue(parsed.issues[0])}`);
      }
      if (!needsValidEntry || entries.length > 0 || list.length === 0) return entries;
      addIssue({ expected: `a valid entry of ${name}` });
      return NEVER;
    }),
  );

/** A string, or a number that some systems send in its place. */
export const textOrNumber = pipe(union([string(), pipe(number(), finite())]), transform(String));
