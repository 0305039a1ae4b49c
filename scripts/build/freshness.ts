import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { ASSETS_FILE } from './assets-manifest';
import { parseAssetsManifest } from './parse-assets-manifest';

/** What the bundle is made of, relative to the repository. */
export const SOURCES = [
  'src',
  'scripts/build',
  'webpack.config.ts',
  'babel.config.cjs',
  'package-lock.json',
];

/** The latest change of a file, or of anything in a folder but tests, in milliseconds since 1970. */
export const getLastModified = (file: string): number => {
  const entry = statSync(file);
  if (!entry.isDirectory()) return entry.mtimeMs;
  // A folder's own time tells of a file that was deleted.
  return Math.max(
    entry.mtimeMs,
    ...readdirSync(file)
      .filter((name) => !name.includes('.test.'))
      .map((name) => getLastModified(path.join(file, name))),
  );
};

/** Whether `dist/` holds a production build that is newer than everything it is made of. */
export const isBuilt = (root: string): boolean => {
  const manifest = path.join(root, 'dist', ASSETS_FILE);
  if (!existsSync(manifest)) return false;
  if (parseAssetsManifest(readFileSync(manifest, 'utf8')).mode !== 'production') return false;
  const built = statSync(manifest).mtimeMs;
  return SOURCES.every((source) => getLastModified(path.join(root, source)) <= built);
};
