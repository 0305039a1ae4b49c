import { MessageFormatter, parseCases } from '@ultraq/icu-message-formatter';

export type OverrideProblem =
  | { readonly kind: 'syntax' | 'html' | 'empty' }
  | {
      readonly kind: 'parameters';
      readonly missing: readonly string[];
      readonly unknown: readonly string[];
    }
  | { readonly kind: 'length'; readonly length: number; readonly max: number };

/** Reads a text in ICU message syntax with all of its cases, and calls `onName` for each parameter. */
const readText = (text: string, onName: (name: string) => unknown): string => {
  const values = new Proxy({}, { get: (_target, name) => void onName(String(name)) });
  const readCases = (
    _value: unknown,
    format: string,
    _locale: string,
    _values: object,
    process: (text: string, values: object) => unknown[],
  ): string => {
    const bodies = Object.values(parseCases(format).cases).map((body) =>
      process(body, values).flat(Infinity).join(''),
    );
    return bodies.sort((left, right) => right.length - left.length)[0] ?? '';
  };
  return new MessageFormatter('', { plural: readCases, select: readCases })
    .process(text, values)
    .flat(Infinity)
    .join('');
};

/** Lists the parameters of a text in ICU message syntax, in all of its cases. @throws if braces aren't balanced */
export const listParameters = (text: string): ReadonlySet<string> => {
  const names = new Set<string>();
  readText(text, (name) => names.add(name));
  return names;
};

/** Returns the characters of a text in its longest case, without its parameters. @throws if braces aren't balanced */
export const getLength = (text: string): number => readText(text, () => {}).length;

/** The longest text, in characters, that fits where a default text of a length fits. */
const getMaxLength = (length: number): number => Math.max(30, length * 2);

/** Finds why a text can't replace another one; undefined if it can. */
export const findOverrideProblem = (
  standard: string,
  override: string,
): OverrideProblem | undefined => {
  if (override.trim() === '') return { kind: 'empty' };
  if (/<\/?[a-z!]|&(#\d+|[a-z]+);/i.test(override)) return { kind: 'html' };
  try {
    const expected = listParameters(standard);
    const found = listParameters(override);
    const missing = [...expected].filter((name) => !found.has(name));
    const unknown = [...found].filter((name) => !expected.has(name));
    if (missing.length + unknown.length > 0) return { kind: 'parameters', missing, unknown };
    const [length, max] = [getLength(override), getMaxLength(getLength(standard))];
    return length > max ? { kind: 'length', length, max } : undefined;
  } catch {
    return { kind: 'syntax' };
  }
};
