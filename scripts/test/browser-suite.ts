import { rmSync } from 'node:fs';
import path from 'node:path';
import type { TimedSuite } from './report';
import { createReport } from './report';
import { parsePlaywrightOutcomes, readResults } from './results';
import { printHeading, RESULTS, ROOT, runNode, runStep, toSuiteResult } from './suites';

const PLAYWRIGHT = path.join(ROOT, 'node_modules/@playwright/test/cli.js');

/** A suite with its own Playwright configuration, outside `npm test`. */
interface BrowserSuite {
  /** The name of the suite, of its folder in `e2e`, and of its results file. */
  readonly name: string;
  /** Installs the programs that the suite needs; throws if it can't. */
  readonly ensurePrograms: () => void;
  /** The step before the tests: its name, and the Node program that it runs. */
  readonly step: readonly [name: string, program: readonly string[]];
}

const run = async ({ name, ensurePrograms, step }: BrowserSuite): Promise<void> => {
  ensurePrograms();
  const results: TimedSuite[] = [];
  const start = performance.now();
  results.push({ ...(await runStep(...step)), duration: performance.now() - start });
  const file = path.join(RESULTS, `${name}.json`);
  rmSync(file, { force: true });
  printHeading(name);
  const testStart = performance.now();
  const code = await runNode([PLAYWRIGHT, 'test', `--config=e2e/${name}/playwright.config.ts`]);
  const outcomes = readResults(file, parsePlaywrightOutcomes);
  results.push({
    ...toSuiteResult(name, outcomes, code),
    duration: performance.now() - testStart,
  });
  printHeading('result');
  const { text, hasPassed } = createReport(results);
  process.stdout.write(`${text}\n`);
  process.exitCode = hasPassed ? 0 : 1;
};

/** Runs the suite, prints its report, and sets the exit code. */
export const runBrowserSuite = (suite: BrowserSuite): void => {
  run(suite).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
};
