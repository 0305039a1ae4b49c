import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { checkCode } from './browsers/check-code';
import { checkStyles } from './browsers/check-styles';
import { findImported } from './browsers/find-imported';

const ROOT = path.join(__dirname, '..');

/** The sources that pages load: the bundle, and the styles of the fixture pages. */
const FOLDERS = ['src', 'fixtures/html/design'];

const findFiles = (pattern: RegExp): string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      path.posix.join(folder, name.split(path.sep).join('/')),
    ),
  ).filter((name) => pattern.test(name));

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

const styles = findFiles(/\.css$/);
const bundled = findFiles(/^src\/.*(?<!\.test)\.tsx?$/);
// Explain mode runs the rules of the page lint in the browser.
const rules = bundled
  .filter((file) => read(file).includes('/authoring/'))
  .flatMap((file) => [...findImported(path.join(ROOT, file), path.join(ROOT, 'authoring'))])
  .map((file) => path.relative(ROOT, file));
const code = [...new Set([...bundled, ...rules])];
const problems = [
  ...styles.flatMap((file) => checkStyles(file, read(file))),
  ...code.flatMap((file) => checkCode(file, read(file))),
];
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(
  `${styles.length + code.length} files, ${problems.length} uses of features that a supported browser lacks\n`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
