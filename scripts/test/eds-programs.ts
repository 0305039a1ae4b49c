import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './suites';

const CACHE = path.join(ROOT, '.cache/eds');

/** The folder of the Edge Delivery project into which the tests deliver the blocks. */
export const PROJECT = path.join(CACHE, 'project');

/** The folder in which Adobe's software is installed. */
export const PIPELINE = path.join(CACHE, 'pipeline');

/**
 * Installs Adobe's software in a folder of its own, because only the tests of Edge Delivery need its
 * packages. npm leaves an installed folder as it is.
 */
export const ensurePipeline = (): Promise<void> => {
  mkdirSync(PIPELINE, { recursive: true });
  const source = path.join(ROOT, 'e2e/eds/pipeline');
  for (const file of ['package.json', 'package-lock.json']) {
    cpSync(path.join(source, file), path.join(PIPELINE, file));
  }
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-save'], {
    cwd: PIPELINE,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return Promise.resolve();
};
