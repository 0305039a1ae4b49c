import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { getDefaultTexts } from '../../src/language/define-texts';

const SOURCES = path.join(__dirname, '../../src');

/** Finds the modules that define texts. */
const findModules = (): string[] =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => path.join(SOURCES, file))
    .filter((file) => /[=(] define(Texts|Names)\(/.test(readFileSync(file, 'utf8')))
    .sort();

/** Collects the English texts of the whole bundle by key, in the order of their features (docs/texts.md). */
export const collectTexts = async (): Promise<ReadonlyMap<string, string>> => {
  for (const file of findModules()) await import(file);
  return getDefaultTexts();
};
