import { report } from '../../browser/report';
import { refuseCostly } from './pattern-cost';
import { parsePattern, PatternProblem } from './pattern-syntax';

/** Longest pattern, and the part of a path that patterns see, in characters. */
const LONGEST_PATTERN = 200;
export const LONGEST_PATH = 2_048;

/** Page rules that an interrupt may have. */
const MOST_PATTERNS = 20;

/** Milliseconds that all rules of a page may take; only a path made for it takes so long. */
const MOST_TIME = 100;
let spent = 0;

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

/** Says once a page what is wrong with an interrupt's page rules. */
const tell = (what: string, problem: string): void => {
  if (reported.has(what)) return;
  reported.add(what);
  report(new Error(`${problem}; the interrupt is not shown`), {
    source: 'interrupt-slot',
    during: 'attributes',
  });
};

const shortened = (source: string): string =>
  source.length > LONGEST_PATTERN ? `${source.slice(0, LONGEST_PATTERN)}…` : source;

/** Whether one of the patterns matches a path; 'refused' when one of them must not be used. */
export const matchesPath = (
  patterns: readonly string[],
  path: string,
  id: string,
): 'yes' | 'no' | 'refused' => {
  if (patterns.length > MOST_PATTERNS) {
    tell(`${id} `, `The interrupt ${id} has more than ${MOST_PATTERNS} page rules`);
    return 'refused';
  }
  const compiled: RegExp[] = [];
  for (const source of patterns) {
    try {
      compiled.push(compilePathPattern(source));
    } catch (error) {
      if (!(error instanceof PatternProblem)) throw error;
      tell(source, `The page rule ${shortened(source)} of ${id} ${error.message}`);
      return 'refused';
    }
  }
  const cut = path.slice(0, LONGEST_PATH);
  for (const pattern of compiled) {
    if (spent > MOST_TIME) {
      tell('', `The page rules take too long for this path, those of ${id} among them`);
      return 'refused';
    }
    const begun = performance.now();
    const matches = pattern.test(cut);
    spent += performance.now() - begun;
    if (matches) return 'yes';
  }
  return 'no';
};
