import path from 'node:path';
import { ROOT } from './suites';

const getBinary = (name: string): string => path.join(ROOT, 'node_modules', name);

const getScriptArguments = (file: string): string[] => ['--import', 'tsx', file];

/** The programs of the suites, as arguments for Node. */
export const programs = {
  types: [
    getBinary('typescript/bin/tsc'),
    ...['--noEmit', '-p', '.'],
    ...['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
  ],
  /** @param files the whole repository by default */
  lint: (...files: string[]) => [getBinary('oxlint/bin/oxlint'), '--type-aware', ...files],
  imports: getScriptArguments('scripts/lint-imports.ts'),
  browsers: getScriptArguments('scripts/lint-browsers.ts'),
  formatting: (...files: string[]) => [
    getBinary('prettier/bin/prettier.cjs'),
    '--check',
    '--ignore-unknown',
    // Skips files that an earlier run has checked. Their content counts, because a checkout changes times.
    ...['--cache', '--cache-strategy=content', '--cache-location=.cache/prettier'],
    ...files,
  ],
  build: getScriptArguments('scripts/build/build.ts'),
  probe: getScriptArguments('e2e/support/probe/build.ts'),
  jest: (...options: string[]) => [getBinary('jest/bin/jest.js'), ...options],
  delivery: getScriptArguments('scripts/deliver.ts'),
  requirements: getScriptArguments('scripts/requirements.ts'),
  playwright: (...options: string[]) => [getBinary('@playwright/test/cli.js'), 'test', ...options],
};
