import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './suites';

const git = (...options: string[]): string[] =>
  execFileSync('git', options, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

/** The commit that this branch left main at; on main itself the last commit. */
const findBase = (): string => {
  const [branch = 'HEAD'] = git('branch', '--list', 'main', '--format=%(refname)');
  const [base = 'HEAD'] = git('merge-base', branch, 'HEAD');
  return base;
};

/** Files that differ from main, committed or not, new ones included and deleted ones left out. */
export const findChangedFiles = (): string[] => {
  const files = [
    ...git('diff', '--name-only', findBase()),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return files.filter((file) => existsSync(path.join(ROOT, file)));
};

const SPEC = /^e2e\/[^/]+\.spec\.ts$/;

/** Words that a file's folders and its name give: a spec of that name covers the file. */
const getAreas = (file: string): string[] =>
  file
    .replace(/\.(test|spec)?\.?\w+$/, '')
    .split('/')
    .slice(1);

/**
 * The browser specs that are named after what changed: `src/chunks/my-store/panel.ts` has those that
 * begin with `my-store`, and a spec that changed itself is one.
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

/** Every browser spec of the repository. */
export const findSpecs = (): string[] => git('ls-files', 'e2e').filter((file) => SPEC.test(file));
