import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findImports } from '../imports/find-imports';

/** Finds the files below a folder that a file imports, directly or transitively. */
export const findImported = (file: string, folder: string): Set<string> => {
  const found = new Set<string>();
  const visit = (importing: string): void => {
    for (const { module, kind } of findImports(readFileSync(importing, 'utf8'))) {
      if (kind === 'type' || !module.startsWith('.')) continue;
      const target = path.join(path.dirname(importing), module);
      const imported = [`${target}.ts`, `${target}.tsx`, target].find(existsSync) ?? target;
      if (found.has(imported) || path.relative(folder, imported).startsWith('..')) continue;
      found.add(imported);
      visit(imported);
    }
  };
  visit(file);
  return found;
};
