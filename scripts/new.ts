import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { createPlaceholder } from './new/create-placeholder';
import { readPlan } from './new/read-plan';
import { LIST_FILE } from './new/register-placeholder';
import type { PlaceholderKind } from './new/templates/shared';

const ROOT = path.join(__dirname, '..');

const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** Asks whether the feature replaces the CMS's nodes or adds to them; without a terminal, it is React. */
const askKind = async (): Promise<PlaceholderKind> => {
  if (!process.stdin.isTTY) {
    print('Without --react or --dom, it becomes a React component.');
    return 'react';
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    'Does it replace the HTML of the CMS (React component), or only add to it (DOM)? [react/dom] ',
  );
  terminal.close();
  return answer.trim().toLowerCase().startsWith('d') ? 'dom' : 'react';
};

/** `npm run new -- placeholder store-team`: writes a placeholder that passes every check. */
const main = async (): Promise<void> => {
  const plan = await readPlan(process.argv.slice(2), askKind);
  const { kebab } = plan.name;
  const files = createPlaceholder(ROOT, plan);
  // Runs in a separate process, which imports the new declaration.
  execFileSync(process.execPath, ['--import', 'tsx', 'authoring/write-docs.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  print(['Wrote', ...files.map((file) => `  ${file}`)].join('\n'));
  print(['Changed', `  ${LIST_FILE}`, '  docs/placeholders.md'].join('\n'));
  print(`Next: npm run dev, then open http://fcac.localhost:3000/samples/${kebab}/`);
  print('docs/guides/new-placeholder.md builds a feature from here.');
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
