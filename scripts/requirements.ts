import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findUnknownClaims, formatCoverage, measureCoverage } from './requirements/coverage';
import { parseRequirements } from './requirements/requirements';
import { parseJestOutcomes, parsePlaywrightOutcomes, readResults } from './test/results';
import { RESULTS, ROOT } from './test/suites';

/**
 * `npm run requirements`: prints which requirements and clauses the last `npm run test:all` has proven.
 * Fails if one isn't proven, or if a test names an unknown one.
 */
const main = (): void => {
  const runs = [
    readResults(path.join(RESULTS, 'jest.json'), parseJestOutcomes),
    readResults(path.join(RESULTS, 'jest-postgresql.json'), parseJestOutcomes),
    readResults(path.join(RESULTS, 'playwright.json'), parsePlaywrightOutcomes),
  ];
  if (runs.every((run) => run === undefined)) {
    process.stderr.write('No results yet: run npm run test:all first.\n');
    process.exitCode = 1;
    return;
  }
  const outcomes = runs.flatMap((run) => run ?? []);
  const list = parseRequirements(readFileSync(path.join(ROOT, 'docs/requirements.md'), 'utf8'));
  const unknown = findUnknownClaims(list, outcomes);
  const coverage = measureCoverage(list, outcomes);
  process.stdout.write(`${formatCoverage(coverage, unknown)}\n`);
  const isComplete = coverage.every(({ verdict }) => verdict === 'proven');
  if (!isComplete || unknown.length > 0) process.exitCode = 1;
};

main();
