import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { checkWords } from './language/check-words';

const ROOT = path.join(__dirname, '..');

const FOLDERS = ['authoring', 'bench', 'docs', 'e2e', 'fixtures', 'scripts', 'src', 'test'];

const TEXT = /\.(?:c?[jt]sx?|css|html|md)$/;

const readFolder = (folder: string, recursive: boolean): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .filter((file) => TEXT.test(file));

const files = [...readFolder('', false), ...FOLDERS.flatMap((folder) => readFolder(folder, true))];
const problems = files.flatMap((file) =>
  checkWords(file, readFileSync(path.join(ROOT, file), 'utf8')),
);
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(`${files.length} files, ${problems.length} retired words\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
