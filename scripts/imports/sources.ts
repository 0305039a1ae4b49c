import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.join(__dirname, '../../src');

/** A script or a stylesheet of the bundle. */
interface Source {
  /** Path below `src`. */
  readonly file: string;
  readonly code: string;
}

/** The bundle's scripts and stylesheets without its tests. */
export const sources: readonly Source[] = readdirSync(SOURCES, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => /\.(?:tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(path.join(SOURCES, file), 'utf8') }));

/** Finds the files whose code matches. @param name matches the names of the files to search */
export const findSources = (code: RegExp, name = /./): string[] =>
  sources
    .filter((source) => name.test(source.file) && code.test(source.code))
    .map(({ file }) => file)
    .sort();
