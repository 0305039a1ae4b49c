import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { checkImports } from './imports/check-imports';

const ROOT = path.join(__dirname, '..');

const listFiles = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')));

const files = ['src', 'fixtures', 'authoring'].flatMap(listFiles);
const problems = files.flatMap((file) =>
  checkImports(file, readFileSync(path.join(ROOT, file), 'utf8')),
);
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(
  `${files.length} files, ${problems.length} imports that the architecture forbids\n`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
