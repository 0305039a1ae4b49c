import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Zippable } from 'fflate';
import { zipSync } from 'fflate';

/** The modification time of each file in an archive, so that a release always has the same archive. */
const MODIFICATION_TIME = new Date(2000, 0, 1);

/** Lists the files of a subfolder by their paths in the folder, with slashes. */
export const listFolder = (folder: string, subfolder: string): string[] =>
  readdirSync(path.join(folder, subfolder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();

/** Creates a zip archive of a folder's files, in their order. */
export const createArchive = (folder: string, files: readonly string[]): Uint8Array => {
  const contents: Zippable = {};
  for (const file of files) {
    const level = /\.(br|gz|woff2)$/.test(file) ? 0 : 9;
    contents[file] = [readFileSync(path.join(folder, file)), { level, mtime: MODIFICATION_TIME }];
  }
  return zipSync(contents);
};
