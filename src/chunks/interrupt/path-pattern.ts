import { report } from '../../browser/report';
import { refuseCostly } from './pattern-cost';
import { parsePattern, PatternProblem } from './pattern-syntax';

/** Longest pattern, and the part of a path that patterns see, in characters. */
const LONGEST_PATTERN = 200;
export const LONGEST_PATH = 2_048;

/**
 * Compiles an author's pattern for a path.
 * @throws PatternProblem when it is too long, invalid, or could take long (browser: Interrupts)
 */
export const compilePathPattern = (source: string): RegExp => {
  if (source.length > LONGEST_PATTERN) {
    throw new PatternProblem(`is longer than ${LONGEST_PATTERN} characters`);
  }
  let compiled: RegExp;
  try {
    compiled = new RegExp(source);
  } catch {
    throw new PatternProblem('is not a regular expression');
  }
  refuseCostly(parsePattern(source));
  return compiled;
};

const reported = new Set<string>();

/** Says once a page why a pattern is refused. */
const tell = (source: string, id: string, { message }: PatternProblem): void => {
  if (reported.has(source)) return;
  reported.add(source);
  const shown = source.length > LONGEST_PATTERN ? `${source.slice(0, LONGEST_PATTERN)}…` : source;
  report(new Error(`The page rule ${shown} of ${id} ${message}; the interrupt is not shown`), {
    source: 'interrupt-slot',
    during: 'attributes',
  });
};

/** Whether one of the patterns matches a path; 'refused' when one of them must not be used. */
export const matchesPath = (
  patterns: readonly string[],
  path: string,
  id: string,
): 'yes' | 'no' | 'refused' => {
  const compiled: RegExp[] = [];
  for (const source of patterns) {
    try {
      compiled.push(compilePathPattern(source));
    } catch (error) {
      if (!(error instanceof PatternProblem)) throw error;
      tell(source, id, error);
      return 'refused';
    }
  }
  const cut = path.slice(0, LONGEST_PATH);
  return compiled.some((pattern) => pattern.test(cut)) ? 'yes' : 'no';
};
