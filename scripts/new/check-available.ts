import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findNearMisses } from '../../authoring/near-miss';
import { manifest } from '../../src/mounts/manifest';
import { HEADER_FILE, packageFiles } from '../build/split-chunks';
import type { NewFile } from './placeholder-files';
import type { PlaceholderName } from './placeholder-name';

/** The folders in which a class or a chunk may have the name already. */
const FOLDERS = ['src', 'fixtures/html', 'e2e/support'];

const SOURCE = /\.(?:tsx?|css|html)$/;

const readSources = (root: string): NewFile[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => SOURCE.test(file))
      .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
      .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') })),
  );

const findSimilar = (className: string): string | undefined => {
  const known = manifest.flatMap(({ match, author }) => [
    match.className,
    ...(author?.formerNames ?? []),
  ]);
  return known.includes(className) ? className : findNearMisses(className, known)[0];
};

/**
 * Checks that no placeholder, chunk, class, or file has the name yet.
 * @param files the files of the new placeholder
 * @throws Error that says what has the name
 */
export const checkAvailable = (
  root: string,
  { kebab, className }: PlaceholderName,
  files: readonly NewFile[],
): void => {
  const similar = findSimilar(className);
  if (similar === className) throw new Error(`${kebab}: there is a placeholder .${className}`);
  if (similar !== undefined) {
    throw new Error(`${kebab}: authors would confuse .${className} with .${similar}`);
  }
  const existing = files.find((file) => existsSync(path.join(root, file.path)));
  if (existing) throw new Error(`${kebab}: there is a file ${existing.path}`);
  const chunkName = new RegExp(`webpackChunkName: "${kebab}"`);
  const usedClass = new RegExp(`\\b${className}(?![a-z0-9]|-[a-z0-9])`);
  for (const { path: file, text } of readSources(root)) {
    if (chunkName.test(text)) throw new Error(`${kebab}: ${file} loads a chunk of this name`);
    if (usedClass.test(text)) throw new Error(`${kebab}: ${file} has the class ${className}`);
  }
  if (kebab === HEADER_FILE || kebab in packageFiles) {
    throw new Error(`${kebab}: scripts/build has a file of this name`);
  }
};
