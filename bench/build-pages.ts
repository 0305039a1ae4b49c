import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from '../scripts/build/build-bundle';
import { ASSETS_FILE } from '../scripts/build/assets-manifest';
import { parseAssetsManifest } from '../scripts/build/parse-assets-manifest';
import { bundleConfiguration } from '../webpack.config';

/** The bench pages: each is a module under bench/pages, built like the product itself. */
export const BENCH_PAGES = ['bare', 'engine-now', 'engine-visible', 'scan'] as const;

export type BenchPageName = (typeof BENCH_PAGES)[number];

const FOLDER = path.join(__dirname, '../.cache/bench');

export const folderOf = (page: BenchPageName): string => path.join(FOLDER, page);

const sourceOf = (page: BenchPageName): string => {
  const file = path.join(__dirname, 'pages', page);
  return existsSync(`${file}.tsx`) ? `${file}.tsx` : `${file}.ts`;
};

export const buildBenchPages = async (): Promise<void> => {
  for (const page of BENCH_PAGES) {
    await compile(
      bundleConfiguration('production', { entry: sourceOf(page), folder: folderOf(page) }),
    );
  }
};

/** The entry of a built bench page, relative to its folder. */
export const entryOf = (page: BenchPageName): string =>
  parseAssetsManifest(readFileSync(path.join(folderOf(page), ASSETS_FILE), 'utf8')).entry.file;
