import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './chromium';
import { startCluster } from './postgresql';
import type { TestOutcome } from './results';
import { programs } from './programs';
import type { TimedSuite } from './report';
import { report } from './report';
import { readJest, readPlaywright, readResults } from './results';
import type { SuiteResult } from './suites';
import { printHeading, RESULTS, runNode, settle, step } from './suites';

/** Runs a test runner whose JSON output lands in `file`, and takes its counts from there. */
const counted = async (
  name: string,
  program: readonly string[],
  file: string,
  read: (text: string) => TestOutcome[],
  environment: NodeJS.ProcessEnv = {},
): Promise<SuiteResult> => {
  printHeading(name);
  const code = await runNode(program, { environment });
  return settle(name, readResults(file, read), code);
};

const jest = (
  name: string,
  result: string,
  options: readonly string[],
  environment?: NodeJS.ProcessEnv,
): Promise<SuiteResult> => {
  const file = path.join(RESULTS, result);
  const program = programs.jest('--ci', '--json', `--outputFile=${file}`, ...options);
  return counted(name, program, file, readJest, environment);
};

const servicesOnPostgresql = async (): Promise<SuiteResult> => {
  const name = 'services on PostgreSQL';
  const given = process.env['DATABASE_URL'];
  const cluster = given ? undefined : await startCluster({ install: Boolean(process.env['CI']) });
  const url = given ?? cluster?.url;
  if (!url) return { name, passed: 0, failed: 0, skipped: 'no PostgreSQL on this machine' };
  try {
    return await jest(name, 'jest-postgresql.json', ['--selectProjects', 'services'], {
      DATABASE_URL: url,
    });
  } finally {
    cluster?.stop();
  }
};

const browserFlows = async (): Promise<SuiteResult> => {
  const file = path.join(RESULTS, 'playwright.json');
  return counted('browser', programs.playwright(), file, readPlaywright, {
    CHROMIUM_PATH: ensureChromium(),
  });
};

type Suite = readonly [name: string, run: () => Promise<SuiteResult>];

/** Suites that pass or fail as a whole and mostly keep one core busy, the cheapest first. */
const checks: readonly Suite[] = [
  ['types', () => step('types', programs.types)],
  ['lint', () => step('lint', programs.lint())],
  ['imports', () => step('imports', programs.imports)],
  ['browsers', () => step('browsers', programs.browsers)],
  ['formatting', () => step('formatting', programs.formatting('.'))],
];

const build: Suite = ['build', () => step('build', programs.build)];

/** Suites whose workers keep every core busy, the quickest to fail first. */
const tests: readonly Suite[] = [
  [
    'unit and services',
    () => jest('unit and services', 'jest.json', [], { DATABASE_URL: undefined }),
  ],
  ['services on PostgreSQL', servicesOnPostgresql],
  ['browser', browserFlows],
];

/** Runs one suite; whatever it throws is its failure and stops no other. */
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
  // The checks run while the build keeps one core busy.
  const first = await Promise.all([runInOrder(checks), runInOrder([build])]);
  const results = [...first.flat(), ...(await runInOrder(tests))];
  printHeading('result');
  const { text, ok } = report(results);
  process.stdout.write(`${text}\n`);
  process.exitCode = ok ? 0 : 1;
};

void main();
