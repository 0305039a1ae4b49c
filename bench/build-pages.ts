import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ASSETS_FILE } from '../scripts/build/assets-manifest';
import { compile } from '../scripts/build/build-bundle';
import { SOURCES, newestOf } from '../scripts/build/freshness';
import { parseAssetsManifest } from '../scripts/build/parse-assets-manifest';
import { bundleConfiguration } from '../webpack.config';

/** The bench pages: each a folder of bench/pages, built like the product itself. */
export const BENCH_PAGES = ['bare', 'now', 'visible', 'scan', 'stores'] as const;

export type BenchPageName = (typeof BENCH_PAGES)[number];

const ROOT = path.join(__dirname, '..');

export const folderOf = (page: BenchPageName): string => path.join(ROOT, '.cache/bench', page);

const sourceOf = (page: BenchPageName): string => {
  const file = path.join(__dirname, 'pages', page, 'page');
  return existsSync(`${file}.tsx`) ? `${file}.tsx` : `${file}.ts`;
};

const manifestOf = (page: BenchPageName): string => path.join(folderOf(page), ASSETS_FILE);

const isFresh = (page: BenchPageName): boolean => {
  const manifest = manifestOf(page);
  if (!existsSync(manifest)) return false;
  const built = statSync(manifest).mtimeMs;
  return [...SOURCES, 'bench/pages'].every((source) => newestOf(path.join(ROOT, source)) <= built);
};

/** Builds those whose sources are newer than they are. */
export const buildBenchPages = async (): Promise<void> => {
  for (const page of BENCH_PAGES.filter((name) => !isFresh(name))) {
    await compile(
      bundleConfiguration('production', { entry: sourceOf(page), folder: folderOf(page) }),
    );
  }
};

/** The entry of a built bench page, relative to its folder. */
export const entryOf = (page: BenchPageName): string =>
  parseAssetsManifest(readFileSync(manifestOf(page), 'utf8')).entry.file;
