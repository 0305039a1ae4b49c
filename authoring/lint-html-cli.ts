import { readFileSync } from 'node:fs';
import { manifest } from '../src/mounts/manifest';
import { lintHtml } from './lint-html';

/** `npm run lint:html -- page.html …`: prints the mistakes of rendered pages, one per line. */
const main = (files: readonly string[]): void => {
  if (files.length === 0) {
    process.stderr.write('Usage: npm run lint:html -- page.html …\n');
    process.exitCode = 2;
    return;
  }
  for (const file of files) {
    const problems = lintHtml(readFileSync(file, 'utf8'), manifest);
    for (const { line, column, code, message } of problems) {
      process.stdout.write(`${file}:${line}:${column} ${message} (${code})\n`);
      process.exitCode = 1;
    }
    if (problems.length === 0) process.stdout.write(`${file} has no mistakes\n`);
  }
};

main(process.argv.slice(2));
