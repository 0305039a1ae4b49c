import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureTestBrowsers } from './chromium';
import { startCluster } from './postgresql';
import type { TestOutcome } from './results';
import { programs } from './programs';
import type { TimedSuite } from './report';
import { createReport } from './report';
import { parseJestOutcomes, parsePlaywrightOutcomes, readResults } from './results';
import type { SuiteResult } from './suites';
import { printHeading, RESULTS, runNode, toSuiteResult, runStep } from './suites';

/** Runs a test runner that writes JSON to `file`, and reads its counts from there. */
const runCounted = async (
  name: string,
  program: readonly string[],
  file: string,
  parseOutcomes: (text: string) => TestOutcome[],
  environment: NodeJS.ProcessEnv = {},
): Promise<SuiteResult> => {
  printHeading(name);
  const code = await runNode(program, { environment });
  return toSuiteResult(name, readResults(file, parseOutcomes), code);
};

const runJest = (
  name: string,
  result: string,
  options: readonly string[],
  environment?: NodeJS.ProcessEnv,
): Promise<SuiteResult> => {
  const file = path.join(RESULTS, result);
  const program = programs.jest('--ci', '--json', `--outputFile=${file}`, ...options);
  return runCounted(name, program, file, parseJestOutcomes, environment);
};

const runServicesOnPostgresql = async (): Promise<SuiteResult> => {
  const name = 'services on PostgreSQL';
  const ownUrl = process.env['DATABASE_URL'];
  const cluster = ownUrl
    ? undefined
    : await startCluster({ shouldInstall: Boolean(process.env['CI']) });
  const url = ownUrl ?? cluster?.url;
  if (!url) return { name, passed: 0, failed: 0, skipped: 'no PostgreSQL on this machine' };
  try {
    return await runJest(name, 'jest-postgresql.json', ['--selectProjects', 'services'], {
      DATABASE_URL: url,
    });
  } finally {
    cluster?.stop();
  }
};

const runBrowserTests = async (): Promise<SuiteResult> => {
  ensureTestBrowsers();
  const file = path.join(RESULTS, 'playwright.json');
  return runCounted('browser', programs.playwright(), file, parsePlaywrightOutcomes);
};

type Suite = readonly [name: string, run: () => Promise<SuiteResult>];

/** Suites that pass or fail as a whole and mostly use one core, the fastest first. */
const checks: readonly Suite[] = [
  ['types', () => runStep('types', programs.types)],
  ['lint', () => runStep('lint', programs.lint())],
  ['imports', () => runStep('imports', programs.imports)],
  ['browsers', () => runStep('browsers', programs.browsers)],
  ['formatting', () => runStep('formatting', programs.formatting('.'))],
];

/** The build, then that of the probes, which finds most modules compiled. */
const builds: readonly Suite[] = [
  ['build', () => runStep('build', programs.build)],
  ['probe build', () => runStep('probe build', programs.probe)],
];

/** Suites whose workers use every core, the fastest first. */
const tests: readonly Suite[] = [
  [
    'unit and services',
    () => runJest('unit and services', 'jest.json', [], { DATABASE_URL: undefined }),
  ],
  ['services on PostgreSQL', runServicesOnPostgresql],
  ['browser', runBrowserTests],
];

/** Runs one suite. An error counts as its failure, and the other suites still run. */
const runSuite = async ([name, run]: Suite): Promise<TimedSuite> => {
  const start = performance.now();
  const result = await run().catch((error: unknown): SuiteResult => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return { name, passed: 0, failed: 1 };
  });
  return { ...result, duration: performance.now() - start };
};

const runInOrder = async (suites: readonly Suite[]): Promise<TimedSuite[]> => {
  const results: TimedSuite[] = [];
  for (const suite of suites) results.push(await runSuite(suite));
  return results;
};

const main = async (): Promise<void> => {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  // The checks run in parallel with the builds, which use one core.
  const first = await Promise.all([runInOrder(checks), runInOrder(builds)]);
  const results = [...first.flat(), ...(await runInOrder(tests))];
  printHeading('result');
  const { text, hasPassed } = createReport(results);
  process.stdout.write(`${text}\n`);
  process.exitCode = hasPassed ? 0 : 1;
};

void main();
