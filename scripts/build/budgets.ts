import { statSync } from 'node:fs';
import path from 'node:path';
import type { AssetsManifest } from './assets-manifest';

/** One line of the table of byte budgets: JavaScript of a page, brotli 11. */
export interface Budget {
  /** Its number in the table of docs/performance.md, if it has one. */
  readonly line?: number;
  readonly page: string;
  /** The chunks that the page's placeholders load beside the entry. */
  readonly chunks: readonly string[];
  /** Bytes, brotli 11, entry included: above it the build fails. */
  readonly limit: number;
  /** The goal of docs/performance.md, if the limit does not reach it yet. */
  readonly goal?: number;
}

const EVERY_PAGE = [
  'declarations',
  'mount-root',
  'account-menu',
  'cart-icon',
  'my-store',
  'navigation',
  'chat',
];

/** The build fails when a page's scripts weigh more than this. */
export const budgets: readonly Budget[] = [
  { line: 1, page: 'the entry, complete', chunks: [], limit: 4_174 },
  {
    line: 2,
    page: 'nothing near the viewport: the entry alone',
    chunks: [],
    limit: 4_174,
  },
  {
    line: 3,
    page: 'every page: account menu, cart icon, my store, navigation, chat switch',
    chunks: EVERY_PAGE,
    limit: 79_000,
  },
  {
    line: 4,
    page: 'local store page, carousel mounted',
    chunks: [...EVERY_PAGE, 'features', 'store-page', 'store-carousel', 'product-price'],
    limit: 114_500,
    goal: 113_500,
  },
  {
    page: 'store results with their finder',
    chunks: [...EVERY_PAGE, 'features', 'store-finder', 'store-results'],
    limit: 96_000,
  },
  {
    line: 5,
    page: 'sign-in open',
    chunks: [...EVERY_PAGE, 'account-dialogs'],
    limit: 110_000,
  },
  {
    line: 6,
    page: 'tire detail page with reviews',
    chunks: [...EVERY_PAGE, 'features', 'product-price', 'reviews'],
    limit: 104_000,
  },
];

export interface Measured extends Budget {
  readonly bytes: number;
  /** Chunks of the budget that this build does not have. */
  readonly missing: readonly string[];
}

/** The scripts that a page with these chunks loads, each once. */
export const listScripts = (manifest: AssetsManifest, chunks: readonly string[]): string[] => {
  const files = chunks.flatMap((chunk) => manifest.chunks[chunk] ?? []);
  return [...new Set([manifest.entry.file, ...files])].filter((file) => file.endsWith('.js'));
};

/** Weighs every budget's page by `sizeOf`, the compressed bytes of one file. */
export const measureBudgets = (
  manifest: AssetsManifest,
  sizeOf: (file: string) => number,
  table: readonly Budget[] = budgets,
): Measured[] =>
  table.map((budget) => ({
    ...budget,
    bytes: listScripts(manifest, budget.chunks).reduce((sum, file) => sum + sizeOf(file), 0),
    missing: budget.chunks.filter((chunk) => !manifest.chunks[chunk]),
  }));

/** Over its limit, or about a chunk that does not exist (the budget would weigh nothing). */
export const isExceeded = ({ bytes, limit, missing }: Measured): boolean =>
  bytes > limit || missing.length > 0;

/** Bytes of a file's precompressed brotli twin in the build's folder. */
export const createBrotliSizeReader =
  (folder: string) =>
  (file: string): number =>
    statSync(path.join(folder, `${file}.br`)).size;

export const formatBudget = (line: Measured): string => {
  const verdict = isExceeded(line) ? 'OVER ' : 'ok   ';
  const figures = `${line.bytes.toLocaleString('en-US')} of ${line.limit.toLocaleString('en-US')} B`;
  const missing = line.missing.length > 0 ? ` (no chunk named ${line.missing.join(', ')})` : '';
  return `${verdict}${figures.padStart(22)}  ${line.page}${missing}`;
};
