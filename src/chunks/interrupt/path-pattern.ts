import { report } from '../../browser/report';
import { refuseExpensive } from './pattern-cost';
import { parsePattern, PatternProblem } from './pattern-syntax';

/** Maximum length of a pattern, and of the part of a path that is tested, in characters. */
const MAX_PATTERN_LENGTH = 200;
export const MAX_PATH_LENGTH = 2_048;

/** Maximum number of page rules of an interrupt. */
export const MAX_PATTERNS = 20;

/** Time limit in milliseconds for all rules of a page; only a malicious path takes so long. */
const MAX_TIME = 100;
let elapsed = 0;

/**
 * Compiles an author's pattern for a path.
 * @throws PatternProblem if it is too long, invalid, or could take long (docs/feature-rules.md#interrupts)
 */
export const compilePathPattern = (source: string): RegExp => {
  if (source.length > MAX_PATTERN_LENGTH) {
    throw new PatternProblem(`is longer than ${MAX_PATTERN_LENGTH} characters`);
  }
  let compiled: RegExp;
  try {
    compiled = new RegExp(source);
  } catch {
    throw new PatternProblem('is not a regular expression');
  }
  refuseExpensive(parsePattern(source));
  return compiled;
};

const reported = new Set<string>();

/** Reports a problem of an interrupt's page rules once per page. */
const reportOnce = (key: string, problem: string): void => {
  if (reported.has(key)) return;
  reported.add(key);
  report(new Error(`${problem}; the interrupt is not shown`), {
    source: 'interrupt-slot',
    during: 'attributes',
  });
};

const shorten = (source: string): string =>
  source.length > MAX_PATTERN_LENGTH ? `${source.slice(0, MAX_PATTERN_LENGTH)}…` : source;

/** Checks whether a pattern matches a path; 'refused' if one of them must not be used. */
export const matchesPath = (
  patterns: readonly string[],
  path: string,
  id: string,
): 'yes' | 'no' | 'refused' => {
  if (patterns.length > MAX_PATTERNS) {
    reportOnce(`${id} `, `The interrupt ${id} has more than ${MAX_PATTERNS} page rules`);
    return 'refused';
  }
  const compiled: RegExp[] = [];
  for (const source of patterns) {
    try {
      compiled.push(compilePathPattern(source));
    } catch (error) {
      if (!(error instanceof PatternProblem)) throw error;
      reportOnce(source, `The page rule ${shorten(source)} of ${id} ${error.message}`);
      return 'refused';
    }
  }
  const tested = path.slice(0, MAX_PATH_LENGTH);
  for (const pattern of compiled) {
    if (elapsed > MAX_TIME) {
      reportOnce('', `The page rules take too long for this path, those of ${id} among them`);
      return 'refused';
    }
    const start = performance.now();
    const matches = pattern.test(tested);
    elapsed += performance.now() - start;
    if (matches) return 'yes';
  }
  return 'no';
};
