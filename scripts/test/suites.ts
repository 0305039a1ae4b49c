import { spawn } from 'node:child_process';
import path from 'node:path';

export const ROOT = path.join(__dirname, '../..');

/** Where Jest and Playwright leave the results of their last run. */
export const RESULTS = path.join(ROOT, '.cache/results');

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export interface SuiteResult extends Counts {
  readonly name: string;
  /** Why the suite did not run. */
  readonly skipped?: string;
}

/** Runs a Node program of this repository with its output on the terminal; gives its exit code. */
export const runNode = (
  program: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, program, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });

/** A step that passes or fails as a whole. */
export const step = async (name: string, program: readonly string[]): Promise<SuiteResult> => {
  const passed = (await runNode(program)) === 0;
  return { name, passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
};

/**
 * A suite's own counts, made honest by its exit code: a run that broke down before it counted
 * anything, or outside any test, is one more failure.
 */
export const settle = (name: string, counts: Counts | undefined, code: number): SuiteResult => {
  const { passed, failed } = counts ?? { passed: 0, failed: 0 };
  const broken = (code !== 0 && failed === 0) || !counts || passed + failed === 0;
  return { name, passed, failed: broken ? failed + 1 : failed };
};

export const report = (suites: readonly SuiteResult[]): { text: string; ok: boolean } => {
  const width = Math.max(...suites.map(({ name }) => name.length));
  const lines = suites.map(({ name, passed, failed, skipped }) =>
    skipped
      ? `${name.padEnd(width)}  not run: ${skipped}`
      : `${name.padEnd(width)}  ${passed} passed, ${failed} failed`,
  );
  const passed = suites.reduce((sum, suite) => sum + suite.passed, 0);
  const failed = suites.reduce((sum, suite) => sum + suite.failed, 0);
  return { text: `${lines.join('\n')}\n${passed} passed, ${failed} failed`, ok: failed === 0 };
};
