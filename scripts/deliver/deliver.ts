import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ASSETS_FILE, parseAssetsManifest } from '../build/assets-manifest';
import { RESOURCES, createClientLibrary } from './client-library';
import { selectReleases, parseReleases } from './releases';

/** The name of the file that lists the files of the releases to keep. Pages don't load it. */
export const RELEASES_FILE = 'releases.json';

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

/**
 * Adds a built release to a folder of static files, and removes files that only older releases need.
 * @param releasesFile the path of the file that lists the releases in the folder
 * @param isDelivered checks whether the CMS needs a file
 * @returns the number of files in the release and of removed files
 */
export const addRelease = (
  dist: string,
  folder: string,
  releasesFile: string,
  isDelivered: (file: string) => boolean = () => true,
): { added: number; removed: number } => {
  mkdirSync(folder, { recursive: true });
  const earlier = existsSync(releasesFile) ? parseReleases(readFileSync(releasesFile, 'utf8')) : [];
  const files = listFiles(dist).filter(isDelivered);
  const { kept, removed } = selectReleases(earlier, files);
  for (const file of files) cpSync(path.join(dist, file), path.join(folder, file));
  for (const file of removed) rmSync(path.join(folder, file), { force: true });
  writeFileSync(releasesFile, `${JSON.stringify(kept, null, 2)}\n`);
  return { added: files.length, removed: removed.length };
};

/**
 * Adds a built release to a client library and removes files that only older releases need.
 * @returns the number of files in the release and of removed files
 */
export const deliver = (dist: string, folder: string): { added: number; removed: number } => {
  const counts = addRelease(dist, path.join(folder, RESOURCES), path.join(folder, RELEASES_FILE));
  const manifest = parseAssetsManifest(readFileSync(path.join(dist, ASSETS_FILE), 'utf8'));
  const entry = readFileSync(path.join(dist, manifest.entry.file), 'utf8');
  for (const [file, text] of Object.entries(createClientLibrary(manifest, entry, folder))) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return counts;
};
