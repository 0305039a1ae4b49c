import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkAvailable } from './check-available';
import { listPlaceholderFiles } from './placeholder-files';
import { LIST_FILE, registerPlaceholder } from './register-placeholder';
import type { PlaceholderPlan } from './templates/shared';

/** Formats files as `npm run format` does. */
const formatFiles = (root: string, files: readonly string[]): void => {
  const prettier = path.join(root, 'node_modules/prettier/bin/prettier.cjs');
  const options = ['--write', '--log-level=warn', ...files];
  execFileSync(process.execPath, [prettier, ...options], { cwd: root, stdio: 'inherit' });
};

/**
 * Writes the files of a new placeholder and adds it to the list of placeholders. Overwrites nothing.
 * @returns the paths of the new files, from the root
 * @throws Error if the name is taken; then nothing is written
 */
export const createPlaceholder = (root: string, plan: PlaceholderPlan): string[] => {
  const files = listPlaceholderFiles(plan);
  checkAvailable(root, plan.name, files);
  const list = path.join(root, LIST_FILE);
  const registered = registerPlaceholder(readFileSync(list, 'utf8'), plan.name);
  for (const file of files) {
    const target = path.join(root, file.path);
    mkdirSync(path.dirname(target), { recursive: true });
    // With this flag, the call fails if the file has been created meanwhile.
    writeFileSync(target, file.text.trimStart(), { flag: 'wx' });
  }
  writeFileSync(list, registered);
  const paths = files.map((file) => file.path);
  formatFiles(
    root,
    paths.filter((file) => !file.endsWith('.html')),
  );
  return paths;
};
