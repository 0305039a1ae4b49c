import { rmSync } from 'node:fs';
import path from 'node:path';
import { ensureTestBrowsers } from './chromium';
import type { TimedSuite } from './report';
import { createReport } from './report';
import { readPlaywright, readResults } from './results';
import { printHeading, RESULTS, ROOT, runNode, runStep, toSuiteResult } from './suites';
import { ensureWordPress } from './wordpress-programs';

const BUILD = ['--import', 'tsx', 'scripts/build/build.ts'];
const PLAYWRIGHT = [
  path.join(ROOT, 'node_modules/@playwright/test/cli.js'),
  'test',
  '--config=e2e/wordpress/playwright.config.ts',
];

/** Builds the bundle, and tests the plugin on Debian's WordPress with MariaDB and nginx. */
const main = async (): Promise<void> => {
  ensureWordPress();
  ensureTestBrowsers();
  const results: TimedSuite[] = [];
  const start = performance.now();
  results.push({ ...(await runStep('build', BUILD)), duration: performance.now() - start });
  const file = path.join(RESULTS, 'wordpress.json');
  rmSync(file, { force: true });
  printHeading('wordpress');
  const testStart = performance.now();
  const code = await runNode(PLAYWRIGHT);
  const outcomes = readResults(file, readPlaywright);
  results.push({
    ...toSuiteResult('wordpress', outcomes, code),
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
