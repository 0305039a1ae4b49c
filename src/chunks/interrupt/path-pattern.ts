import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import {
  compilePattern,
  MAX_PATTERN_LENGTH,
  MAX_PATTERNS,
  PatternProblem,
  repeatsGroup,
} from './compile-pattern';
import type { CheckNested } from './compile-pattern';

/** Maximum length of the part of a path that is tested, in characters. */
export const MAX_PATH_LENGTH = 512;

/**
 * Time limit in milliseconds for all rules of a page; only a malicious path takes so long. A busy device may interrupt a
 * test for 100 ms.
 */
const MAX_TIME = 500;
let elapsed = 0;

const loadCheckChunk = () => import(/* webpackChunkName: "pattern-check" */ 'safe-regex2');

let isSafe: CheckNested | undefined;

const loadCheck = async (): Promise<void> => {
  isSafe = (await loadChunk(loadCheckChunk)).default;
};

/**
 * Loads the check for patterns that repeat a group.
 * @returns undefined if it has loaded, or if no pattern needs it
 * @throws ChunkLoadError
 */
export const loadPatternCheck = (patterns: readonly string[]): Promise<void> | undefined =>
  isSafe || !patterns.some(repeatsGroup) ? undefined : loadCheck();

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

/** Checks whether one of the patterns matches a path; returns 'rejected' if one must not be used. */
export const matchPath = (
  patterns: readonly string[],
  path: string,
  id: string,
): 'yes' | 'no' | 'rejected' => {
  if (patterns.length > MAX_PATTERNS) {
    reportOnce(`${id} `, `The interrupt ${id} has more than ${MAX_PATTERNS} page rules`);
    return 'rejected';
  }
  const compiled: RegExp[] = [];
  for (const source of patterns) {
    try {
      compiled.push(compilePattern(source, isSafe));
    } catch (error) {
      if (!(error instanceof PatternProblem)) throw error;
      reportOnce(source, `The page rule ${shorten(source)} of ${id} ${error.message}`);
      return 'rejected';
    }
  }
  const testedPath = path.slice(0, MAX_PATH_LENGTH);
  for (const pattern of compiled) {
    if (elapsed > MAX_TIME) {
      reportOnce('', `The page rules, including those of ${id}, take too long for this path`);
      return 'rejected';
    }
    const start = performance.now();
    const matches = pattern.test(testedPath);
    elapsed += performance.now() - start;
    if (matches) return 'yes';
  }
  return 'no';
};
