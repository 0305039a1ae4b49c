import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './suites';

const runGit = (...options: string[]): string[] =>
  execFileSync('git', options, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Finds the commit at which this branch left main; on main, the last commit. */
const findBase = (): string => {
  const [branch = 'HEAD'] = runGit('branch', '--list', 'main', '--format=%(refname)');
  const [base = 'HEAD'] = runGit('merge-base', branch, 'HEAD');
  return base;
};

/** Lists the files that differ from main, committed or not, including new and excluding deleted files. */
export const findChangedFiles = (): string[] => {
  const files = [
    ...runGit('diff', '--name-only', findBase()),
    ...runGit('ls-files', '--others', '--exclude-standard'),
  ];
  return files.filter((file) => existsSync(path.join(ROOT, file)));
};

const SPEC = /^e2e\/[^/]+\.spec\.ts$/;

/** Lists the names of a file and its folders; a spec with one of these names covers the file. */
const getAreas = (file: string): string[] =>
  file
    .replace(/\.(test|spec)?\.?\w+$/, '')
    .split('/')
    .slice(1);

/**
 * Selects the browser specs that changed, and those that are named after what changed: for
 * `src/chunks/my-store/usePanel.ts`, the specs that begin with `my-store`.
 * @param specs paths such as `e2e/my-store-position.spec.ts`
 */
export const selectSpecs = (changed: readonly string[], specs: readonly string[]): string[] => {
  const areas = new Set(changed.filter((file) => /^(src|fixtures)\//.test(file)).flatMap(getAreas));
  return specs.filter((spec) => {
    const words = path.basename(spec, '.spec.ts').split('-');
    const isNamed = words.some((_, index) => areas.has(words.slice(0, index + 1).join('-')));
    return changed.includes(spec) || isNamed;
  });
};

/** The folders with tests that read the sources instead of importing them, which Jest doesn't relate to a change. */
const READERS = ['scripts/imports', 'scripts/texts'];

/** Lists the tests that read the sources, if one has changed: whether each text is translated, for example. */
export const findReaders = (changed: readonly string[]): string[] =>
  changed.some((file) => file.startsWith('src/'))
    ? runGit('ls-files', ...READERS).filter((file) => file.endsWith('.test.ts'))
    : [];

/** Lists every browser spec of the repository. */
export const findSpecs = (): string[] =>
  runGit('ls-files', 'e2e').filter((file) => SPEC.test(file));
