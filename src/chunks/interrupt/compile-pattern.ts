/** The error for a rejected pattern; its message is the rest of a sentence that starts with the pattern. */
export class PatternProblem extends Error {}

/** Maximum length of a pattern, in characters. */
export const MAX_PATTERN_LENGTH = 200;

/** Maximum number of page rules of an interrupt. */
export const MAX_PATTERNS = 20;

/**
 * Maximum number of repetitions, each of which can multiply the steps by the length of the path; so does a match
 * that can begin anywhere.
 */
const MAX_REPETITIONS = 3;

/** Maximum number of optional parts, each of which can double the steps. */
const MAX_OPTIONAL_PARTS = 4;

const count = (text: string, pattern: RegExp): number => (text.match(pattern) ?? []).length;

/** Replaces escapes and classes, whose characters have no meaning of their own. */
const maskCharacters = (source: string): string => source.replace(/\\.|\[(?:\\.|[^\\\]])*\]/g, 'x');

/** Checks whether a pattern repeats a group, and so needs a check of nested repetitions. */
export const repeatsGroup = (source: string): boolean => /\)[*+{]/.test(maskCharacters(source));

/** Checks a pattern for nested repetitions, as safe-regex2 does. */
export type CheckNested = (source: string) => boolean;

/**
 * Compiles an author's pattern for a path.
 * @param isSafe checks a pattern that repeats a group; undefined before it has loaded
 * @throws PatternProblem if it is too long, invalid, or could take long (docs/feature-rules.md#interrupts)
 */
export const compilePattern = (source: string, isSafe: CheckNested | undefined): RegExp => {
  if (source.length > MAX_PATTERN_LENGTH) {
    throw new PatternProblem(`is longer than ${MAX_PATTERN_LENGTH} characters`);
  }
  let compiled: RegExp;
  try {
    compiled = new RegExp(source);
  } catch {
    throw new PatternProblem('is not a regular expression');
  }
  const masked = maskCharacters(source);
  const isAnchored = masked.startsWith('^') && !masked.replace(/\([^()]*\)/g, '').includes('|');
  const repetitions = count(masked, /[*+]|\{\d+,\d*\}/g);
  if (repetitions > MAX_REPETITIONS) {
    throw new PatternProblem(`has more than ${MAX_REPETITIONS} repetitions`);
  }
  if (repetitions === MAX_REPETITIONS && !isAnchored) {
    throw new PatternProblem(`has ${MAX_REPETITIONS} repetitions, and does not begin with ^`);
  }
  if (count(masked, /[^*+?}(]\?/g) > MAX_OPTIONAL_PARTS) {
    throw new PatternProblem(`has more than ${MAX_OPTIONAL_PARTS} optional parts`);
  }
  if (!repeatsGroup(source)) return compiled;
  if (!isSafe) throw new PatternProblem('has not been checked');
  if (!isSafe(source)) throw new PatternProblem('has nested repetitions');
  if (masked.includes('|')) throw new PatternProblem('has alternatives and a repeated group');
  return compiled;
};
