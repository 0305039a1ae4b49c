import { MessageFormatter, parseCases } from '@ultraq/icu-message-formatter';

/** What is wrong with an author's text. */
export type OverrideProblem =
  | { readonly kind: 'syntax' | 'html' | 'empty' }
  | {
      readonly kind: 'parameters';
      readonly missing: readonly string[];
      readonly unknown: readonly string[];
    }
  | { readonly kind: 'length'; readonly length: number; readonly max: number };

/** Lists the parameters of a text in ICU message syntax, in all of its cases. @throws if braces aren't balanced */
export const listParameters = (text: string): ReadonlySet<string> => {
  const names = new Set<string>();
  const values = new Proxy({}, { get: (_target, name) => names.add(String(name)) });
  const visitCases = (
    _value: unknown,
    format: string,
    _locale: string,
    _values: object,
    process: (text: string, values: object) => unknown,
  ): string => {
    for (const body of Object.values(parseCases(format).cases)) process(body, values);
    return '';
  };
  new MessageFormatter('', { plural: visitCases, select: visitCases }).process(text, values);
  return names;
};

/** The longest text, in characters, that fits where a default text of a length fits. */
export const getMaxLength = (length: number): number => Math.max(20, length * 2);

/** Finds why a text can't replace another one; undefined if it can. */
export const findOverrideProblem = (
  standard: string,
  override: string,
): OverrideProblem | undefined => {
  if (override.trim() === '') return { kind: 'empty' };
  if (/<\/?[a-z!]|&(#\d+|[a-z]+);/i.test(override)) return { kind: 'html' };
  const max = getMaxLength(standard.length);
  if (override.length > max) return { kind: 'length', length: override.length, max };
  try {
    const expected = listParameters(standard);
    const found = listParameters(override);
    const missing = [...expected].filter((name) => !found.has(name));
    const unknown = [...found].filter((name) => !expected.has(name));
    return missing.length + unknown.length > 0
      ? { kind: 'parameters', missing, unknown }
      : undefined;
  } catch {
    return { kind: 'syntax' };
  }
};
