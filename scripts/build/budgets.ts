import { statSync } from 'node:fs';
import path from 'node:path';
import type { AssetsManifest } from './assets-manifest';
import { CHECKOUT_CHUNKS } from './checkout-scripts';
import { DECLARATIONS_CHUNK, FEATURES_CHUNK, HEADER_CHUNKS, RENDERER_CHUNK } from './chunk-names';

/** A byte budget: the brotli-11 size of a page's scripts. */
export interface Budget {
  /** The line number in docs/performance.md, if it has one. */
  readonly line?: number | `${number}${'a' | 'b'}` | undefined;
  readonly page: string;
  /** The chunks that the page's placeholders load in addition to the entry. */
  readonly chunks: readonly string[];
  /** The size in bytes, including the entry, above which the build fails. */
  readonly limit: number;
}

/** The chunks that every page with a header loads when idle. */
export const HEADER = [DECLARATIONS_CHUNK, ...HEADER_CHUNKS, RENDERER_CHUNK];

/** The chunks of a page with a header and placeholders in its content. */
const CONTENT = [...HEADER, FEATURES_CHUNK];

const STORE_PAGE = [...CONTENT, 'store-page', 'store-carousel', 'product-price'];

const TIRE_PAGE = [...CONTENT, 'tire-detail', 'reviews'];

const BOOKING_PAGE = [...CONTENT, 'booking', 'booking-calendar'];

/** The chunks of the pages, with the line numbers and the limits. */
const PAGES: readonly (readonly [Budget['line'], Budget['page'], Budget['limit'], string[]])[] = [
  [1, 'the whole entry', 6_000, []],
  [2, 'nothing near the viewport: the entry alone', 6_000, []],
  [3, 'every page with a header: account menu, cart icon, my store, navigation', 120_000, HEADER],
  ['3b', 'a header on a first visit', 125_000, [...HEADER, 'my-store-start']],
  [4, 'local store page, carousel mounted', 140_000, STORE_PAGE],
  [undefined, 'local store page, carousel in use', 158_000, [...STORE_PAGE, 'carousel-slides']],
  [undefined, 'store results', 142_000, [...CONTENT, 'store-finder', 'store-results']],
  [5, 'sign-in open', 160_000, [...HEADER, 'account-dialogs']],
  [6, 'tire detail page with reviews, cart button, fit, price', 155_000, TIRE_PAGE],
  ['6a', 'tire results, 24 shown, filters', 148_000, [...CONTENT, 'tire-search']],
  // Its header has no menu, cart, store, or chat.
  [7, 'checkout page with its forms', 180_000, CHECKOUT_CHUNKS],
  ['7b', 'cart page', 140_000, [...CONTENT, 'cart']],
  ['7a', 'booking page with its calendar', 170_000, BOOKING_PAGE],
  // Only authors load it; it contains React, and the page lint with its parser.
  [undefined, 'explain mode on a page without placeholders', 190_000, ['page-tools', 'explain']],
];

/** The budgets that fail the build. */
export const budgets = PAGES.map(([line, page, limit, chunks]): Budget => ({
  line,
  page,
  limit,
  chunks,
}));

export type MeasuredBudget = Budget & { readonly bytes: number };

/** Lists the scripts that a page loads, each once; throws if the build doesn't have one of its chunks. */
export const listScripts = (manifest: AssetsManifest, { page, chunks }: Budget): string[] => {
  const files = chunks.flatMap((name) => {
    const found = manifest.chunks[name];
    if (!found) throw new Error(`The build has no chunk ${name} (${page})`);
    return found;
  });
  return [...new Set([manifest.entry.file, ...files])].filter((file) => file.endsWith('.js'));
};

/**
 * Measures each budget's page.
 * @param getSize returns the compressed bytes of a file
 */
export const measureBudgets = (
  manifest: AssetsManifest,
  getSize: (file: string) => number,
  table: readonly Budget[] = budgets,
): MeasuredBudget[] =>
  table.map((budget) => ({
    ...budget,
    bytes: listScripts(manifest, budget).reduce((sum, file) => sum + getSize(file), 0),
  }));

/** Creates a function that reads the size of a file's brotli version in the build's folder. */
export const createBrotliSizeReader =
  (folder: string) =>
  (file: string): number =>
    statSync(path.join(folder, `${file}.br`)).size;

export const formatBudget = ({ page, bytes, limit }: MeasuredBudget): string => {
  const figures = `${bytes.toLocaleString('en-US')} of ${limit.toLocaleString('en-US')} B`;
  return `${bytes > limit ? 'OVER' : 'ok  '} ${figures.padStart(22)}  ${page}`;
};
