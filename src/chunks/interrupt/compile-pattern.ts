import { PatternProblem } from './pattern-problem';
import { isSimplePattern } from './simple-pattern';

/** Maximum length of a pattern, in characters. */
export const MAX_PATTERN_LENGTH = 200;

/** Maximum number of page rules of an interrupt. */
export const MAX_PATTERNS = 20;

/**
 * Compiles an author's pattern for a path.
 * @param check the check of a pattern that isn't simple, if it has loaded
 * @throws PatternProblem if it is too long, invalid, or could take long (docs/feature-rules.md#interrupts)
 */
export const compilePattern = (
  source: string,
  check: ((source: string) => void) | undefined,
): RegExp => {
  if (source.length > MAX_PATTERN_LENGTH) {
    throw new PatternProblem(`is longer than ${MAX_PATTERN_LENGTH} characters`);
  }
  let compiled: RegExp;
  try {
    compiled = new RegExp(source);
  } catch {
    throw new PatternProblem('is not a regular expression');
  }
  if (isSimplePattern(source)) return compiled;
  if (!check) throw new PatternProblem('has not been checked');
  check(source);
  return compiled;
};
