import { rmSync } from 'node:fs';
import path from 'node:path';
import { ensureTestBrowsers } from './chromium';
import type { TimedSuite } from './report';
import { createReport } from './report';
import { readPlaywright, readResults } from './results';
import { printHeading, RESULTS, ROOT, runNode, runStep, toSuiteResult } from './suites';
import { DELIVERY, ensureWordPress } from './wordpress-programs';

const DELIVER = ['--import', 'tsx', 'scripts/deliver.ts', '--wordpress', DELIVERY];
const PLAYWRIGHT = [
  path.join(ROOT, 'node_modules/@playwright/test/cli.js'),
  'test',
  '--config=e2e/wordpress/playwright.config.ts',
];

/** Delivers the plugin, and tests it on Debian's WordPress with MariaDB and nginx. */
const main = async (): Promise<void> => {
  ensureWordPress();
  ensureTestBrowsers();
  const results: TimedSuite[] = [];
  const start = performance.now();
  rmSync(DELIVERY, { recursive: true, force: true });
  results.push({ ...(await runStep('deliver', DELIVER)), duration: performance.now() - start });
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
