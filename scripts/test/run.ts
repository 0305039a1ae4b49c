import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './chromium';
import { startCluster } from './postgresql';
import type { TestOutcome } from './results';
import { countOf, readJest, readPlaywright, readResults } from './results';
import type { SuiteResult } from './suites';
import { RESULTS, ROOT, report, runNode, settle, step } from './suites';

const heading = (text: string): void => void process.stdout.write(`\n== ${text}\n`);

const binary = (name: string): string => path.join(ROOT, 'node_modules', name);
const TYPESCRIPT = ['--import', 'tsx'];

/** Runs a test runner whose JSON output lands in `file`, and takes its counts from there. */
const counted = async (
  name: string,
  program: readonly string[],
  file: string,
  read: (text: string) => TestOutcome[],
  environment: NodeJS.ProcessEnv = {},
): Promise<SuiteResult> => {
  const code = await runNode(program, environment);
  const outcomes = readResults(file, read);
  return settle(name, outcomes && countOf(outcomes), code);
};

const jest = (
  name: string,
  result: string,
  options: readonly string[],
  environment?: NodeJS.ProcessEnv,
): Promise<SuiteResult> => {
  const file = path.join(RESULTS, result);
  const program = [
    binary('jest/bin/jest.js'),
    '--ci',
    '--json',
    `--outputFile=${file}`,
    ...options,
  ];
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
  const program = [binary('@playwright/test/cli.js'), 'test'];
  return counted('browser', program, file, readPlaywright, { CHROMIUM_PATH: ensureChromium() });
};

/** Every suite, in the order in which a failure is cheapest to hear of. */
const suites: readonly [string, () => Promise<SuiteResult>][] = [
  ['types', () => step('types', [binary('typescript/bin/tsc'), '--noEmit', '-p', '.'])],
  ['lint', () => step('lint', [binary('oxlint/bin/oxlint'), '--type-aware'])],
  ['imports', () => step('imports', [...TYPESCRIPT, 'scripts/lint-imports.ts'])],
  ['formatting', () => step('formatting', [binary('prettier/bin/prettier.cjs'), '--check', '.'])],
  ['build', () => step('build', [...TYPESCRIPT, 'scripts/build/build.ts'])],
  [
    'unit and services',
    () => jest('unit and services', 'jest.json', [], { DATABASE_URL: undefined }),
  ],
  ['services on PostgreSQL', servicesOnPostgresql],
  ['browser', browserFlows],
];

/** Runs one suite; whatever it throws is its failure and stops no other. */
const guarded = async (name: string, run: () => Promise<SuiteResult>): Promise<SuiteResult> => {
  heading(name);
  try {
    return await run();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return { name, passed: 0, failed: 1 };
  }
};

const main = async (): Promise<void> => {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const results: SuiteResult[] = [];
  for (const [name, run] of suites) results.push(await guarded(name, run));
  heading('result');
  const { text, ok } = report(results);
  process.stdout.write(`${text}\n`);
  process.exitCode = ok ? 0 : 1;
};

void main();
