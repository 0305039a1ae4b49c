import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { checkCode } from './browsers/check-code';
import { checkStyles } from './browsers/check-styles';

const ROOT = path.join(__dirname, '..');

/** The sources that pages load: the bundle, and the styles of the fixture pages. */
const FOLDERS = ['src', 'fixtures/html/design'];

const findFiles = (ending: RegExp): string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      path.posix.join(folder, name.split(path.sep).join('/')),
    ),
  ).filter((name) => ending.test(name));

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

const styles = findFiles(/\.css$/);
const code = findFiles(/^src\/.*(?<!\.test)\.tsx?$/);
const problems = [
  ...styles.flatMap((file) => checkStyles(file, read(file))),
  ...code.flatMap((file) => checkCode(file, read(file))),
];
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(
  `${styles.length + code.length} files, ${problems.length} uses of features that a declared browser lacks\n`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
