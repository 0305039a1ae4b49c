import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

const APT = '/usr/bin/apt-get';

const runApt = (...options: string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(APT, ['-q', ...options], {
      // An installation must not wait for an answer.
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });

/** Installs packages with apt-get; returns false without root, on other systems, or on failure. */
export const installDebianPackages = async (...names: string[]): Promise<boolean> =>
  process.getuid?.() === 0 &&
  existsSync(APT) &&
  (await runApt('update')) &&
  (await runApt('install', '-y', '--no-install-recommends', ...names));

/** A program of a test suite: the file by which it is found, and the Debian package that contains it. */
export type DebianProgram = readonly [file: string, packageName: string];

/** Installs the packages whose programs are missing; throws an error that says what to do if it can't. */
export const ensureDebianPrograms = async (programs: readonly DebianProgram[]): Promise<void> => {
  const findMissing = (): string[] =>
    programs.flatMap(([file, name]) => (existsSync(file) ? [] : [name]));
  const missing = findMissing();
  if (missing.length === 0) return;
  await installDebianPackages(...missing);
  const stillMissing = findMissing();
  if (stillMissing.length > 0) {
    throw new Error(
      `These tests need Debian's packages: apt-get install ${stillMissing.join(' ')}`,
    );
  }
};
