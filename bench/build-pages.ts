import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ASSETS_FILE, parseAssetsManifest } from '../scripts/build/assets-manifest';
import { compile } from '../scripts/build/build-bundle';
import { SOURCES, getLastModified } from '../scripts/build/freshness';
import { createBundleConfiguration } from '../webpack.config';

/** The bench pages. Each is a folder of bench/pages, built like the bundle. */
export const BENCH_PAGES = ['bare', 'now', 'visible', 'scan', 'stores', 'tires'] as const;

export type BenchPageName = (typeof BENCH_PAGES)[number];

const ROOT = path.join(__dirname, '..');

export const getPageFolder = (page: BenchPageName): string => path.join(ROOT, '.cache/bench', page);

const getSourceFile = (page: BenchPageName): string => {
  const file = path.join(__dirname, 'pages', page, 'page');
  return existsSync(`${file}.tsx`) ? `${file}.tsx` : `${file}.ts`;
};

const getManifestPath = (page: BenchPageName): string =>
  path.join(getPageFolder(page), ASSETS_FILE);

const isFresh = (page: BenchPageName): boolean => {
  const manifest = getManifestPath(page);
  if (!existsSync(manifest)) return false;
  const builtAt = statSync(manifest).mtimeMs;
  return [...SOURCES, 'bench/pages'].every(
    (source) => getLastModified(path.join(ROOT, source)) <= builtAt,
  );
};

/** Builds the pages whose sources changed since their last build. */
export const buildBenchPages = async (): Promise<void> => {
  for (const page of BENCH_PAGES.filter((name) => !isFresh(name))) {
    await compile(
      createBundleConfiguration('production', {
        entry: getSourceFile(page),
        folder: getPageFolder(page),
      }),
    );
  }
};

/** The files that a bench page loads first, relative to its folder. */
export interface EntryFiles {
  readonly script: string;
  readonly styles: readonly string[];
}

/** Reads the names of the entry files of a built bench page. */
export const readEntryFiles = (page: BenchPageName): EntryFiles => {
  const { entry, css } = parseAssetsManifest(readFileSync(getManifestPath(page), 'utf8'));
  return { script: entry.file, styles: css };
};
