import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { ASSETS_FILE, parseAssetsManifest } from './assets-manifest';

/** The sources of the bundle, relative to the repository. */
export const SOURCES = [
  'src',
  'scripts/build',
  'scripts/tokens',
  'webpack.config.ts',
  'babel.config.cjs',
  'package.json',
  'package-lock.json',
];

/** Gets the last modification time of a file, or of a folder and all that it contains except tests, in epoch milliseconds. */
export const getLastModified = (file: string): number => {
  const isFolder = statSync(file).isDirectory();
  const names = isFolder ? readdirSync(file, { recursive: true, encoding: 'utf8' }) : [];
  // The folder's own time changes when a file is deleted.
  const sources = ['', ...names].filter((name) => !name.includes('.test.'));
  return Math.max(...sources.map((name) => statSync(path.join(file, name)).mtimeMs));
};

/** Checks whether `dist/` contains a production build that is newer than its sources. */
export const isBuilt = (root: string): boolean => {
  const manifest = path.join(root, 'dist', ASSETS_FILE);
  if (!existsSync(manifest)) return false;
  if (parseAssetsManifest(readFileSync(manifest, 'utf8')).mode !== 'production') return false;
  const built = statSync(manifest).mtimeMs;
  return SOURCES.every((source) => getLastModified(path.join(root, source)) <= built);
};
