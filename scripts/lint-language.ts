import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { checkWords } from './language/check-words';

const ROOT = path.join(__dirname, '..');

const FOLDERS = ['authoring', 'bench', 'docs', 'e2e', 'fixtures', 'scripts', 'src', 'test'];

/** The list itself, and its test. */
const EXCLUDED = /^scripts\/language\//;

const TEXT = /\.(?:c?[jt]sx?|css|html|md)$/;

const listFiles = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: folder !== '', encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .filter((file) => TEXT.test(file) && !EXCLUDED.test(file));

const files = ['', ...FOLDERS].flatMap(listFiles);
const problems = files.flatMap((file) =>
  checkWords(file, readFileSync(path.join(ROOT, file), 'utf8')),
);
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(`${files.length} files, ${problems.length} retired words\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
