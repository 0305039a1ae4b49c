import { rmSync } from 'node:fs';
import path from 'node:path';
import { ensureEngines } from './engine-programs';
import type { TimedSuite } from './report';
import { createReport } from './report';
import { readPlaywright, readResults } from './results';
import { printHeading, RESULTS, ROOT, runNode, toSuiteResult, runStep } from './suites';

const BUILD = ['--import', 'tsx', 'scripts/build/build.ts'];
const PLAYWRIGHT = [
  path.join(ROOT, 'node_modules/@playwright/test/cli.js'),
  'test',
  '--config=e2e/engines/playwright.config.ts',
];

/** Builds the bundle and runs the smoke suite on Firefox and WebKit. */
const main = async (): Promise<void> => {
  ensureEngines();
  const results: TimedSuite[] = [];
  const start = performance.now();
  results.push({ ...(await runStep('build', BUILD)), duration: performance.now() - start });
  const file = path.join(RESULTS, 'engines.json');
  rmSync(file, { force: true });
  printHeading('engines');
  const testStart = performance.now();
  const code = await runNode(PLAYWRIGHT);
  const outcomes = readResults(file, readPlaywright);
  results.push({
    ...toSuiteResult('engines', outcomes, code),
    duration: performance.now() - testStart,
  });
  printHeading('result');
  const { text, ok } = createReport(results);
  process.stdout.write(`${text}\n`);
  process.exitCode = ok ? 0 : 1;
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
