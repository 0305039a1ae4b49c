import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { ASSETS_FILE } from './assets-manifest';
import { parseAssetsManifest } from './parse-assets-manifest';

/** The sources of the bundle, relative to the repository. */
export const SOURCES = [
  'src',
  'scripts/build',
  'webpack.config.ts',
  'babel.config.cjs',
  'package-lock.json',
];

/** Gets the last modification time of a file, or of a folder's files except tests, in epoch milliseconds. */
export const getLastModified = (file: string): number => {
  const entry = statSync(file);
  if (!entry.isDirectory()) return entry.mtimeMs;
  // The folder's own time changes when a file is deleted.
  return Math.max(
    entry.mtimeMs,
    ...readdirSync(file)
      .filter((name) => !name.includes('.test.'))
      .map((name) => getLastModified(path.join(file, name))),
  );
};

/** Checks whether `dist/` contains a production build that is newer than its sources. */
export const isBuilt = (root: string): boolean => {
  const manifest = path.join(root, 'dist', ASSETS_FILE);
  if (!existsSync(manifest)) return false;
  if (parseAssetsManifest(readFileSync(manifest, 'utf8')).mode !== 'production') return false;
  const built = statSync(manifest).mtimeMs;
  return SOURCES.every((source) => getLastModified(path.join(root, source)) <= built);
};
