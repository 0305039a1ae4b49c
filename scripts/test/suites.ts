import { spawn } from 'node:child_process';
import path from 'node:path';
import type { TestOutcome } from './results';
import { countOutcomes } from './results';

export const ROOT = path.join(__dirname, '../..');

/** The folder of Jest's and Playwright's last results. */
export const RESULTS = path.join(ROOT, '.cache/results');

export interface SuiteResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  /** Why the suite did not run. */
  readonly skipped?: string;
  /** The outcomes of its tests, if it has any. */
  readonly outcomes?: readonly TestOutcome[];
}

export const printHeading = (text: string): void => void process.stdout.write(`\n== ${text}\n`);

interface RunOptions {
  readonly environment?: NodeJS.ProcessEnv;
  /** Printed before the output. Holds the output back until the program ends. */
  readonly heading?: string;
}

/**
 * Runs a Node program of this repository and returns its exit code. With a heading, its output is
 * printed when it ends, so that parallel programs don't mix their lines.
 */
export const runNode = (
  program: readonly string[],
  { environment = {}, heading }: RunOptions = {},
): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, program, {
      cwd: ROOT,
      stdio: heading === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => output.push(chunk));
    }
    child.on('error', () => resolve(1));
    child.on('close', (code) => {
      if (heading !== undefined) printHeading(heading);
      process.stdout.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });

/** Runs a suite that passes or fails as a whole. */
export const runStep = async (name: string, program: readonly string[]): Promise<SuiteResult> => {
  const hasPassed = (await runNode(program, { heading: name })) === 0;
  return { name, passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1 };
};

/**
 * Counts a suite's outcomes and checks them against its exit code: a run that fails outside its
 * tests, or that reports no test, counts as one more failure.
 */
export const toSuiteResult = (
  name: string,
  outcomes: readonly TestOutcome[] | undefined,
  code: number,
): SuiteResult => {
  const { passed, failed } = countOutcomes(outcomes ?? []);
  const isBroken = (code !== 0 && failed === 0) || passed + failed === 0;
  return { name, passed, failed: isBroken ? failed + 1 : failed, outcomes: outcomes ?? [] };
};
