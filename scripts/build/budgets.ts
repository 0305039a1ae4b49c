import { statSync } from 'node:fs';
import path from 'node:path';
import type { AssetsManifest } from './assets-manifest';
import { CHECKOUT_CHUNKS } from './checkout-scripts';
import {
  DECLARATIONS_CHUNK,
  FEATURES_CHUNK,
  HEADER_CHUNKS,
  PAGE_FEATURES_CHUNK,
  RENDERER_CHUNK,
} from './chunk-names';
import type { GuardedPackage } from './package-check';

/** A byte budget: the brotli-11 size of a page's scripts. */
export interface Budget {
  /** The line number in docs/performance.md, if it has one. */
  readonly line?: number | `${number}${'a' | 'b'}`;
  readonly page: string;
  /** The chunks that the page's placeholders load in addition to the entry. */
  readonly chunks: readonly string[];
  /** The packages that the page needs, of those that no other page may load; none by default. */
  readonly packages?: readonly GuardedPackage[];
  /** The size in bytes, including the entry, above which the build fails. */
  readonly limit: number;
}

/** The chunks that every page with a header loads when idle. */
export const HEADER = [DECLARATIONS_CHUNK, ...HEADER_CHUNKS, RENDERER_CHUNK];

/** The chunks that the header loads for a first-time visitor after it has mounted. */
const FIRST_VISIT = ['store-visit', 'sign-in-tooltip'];

/** The chunks of a local store page with its carousel, without Swiper, which loads on use. */
const STORE_PAGE = [
  ...HEADER,
  FEATURES_CHUNK,
  'store-page',
  'city-stores',
  'store-carousel',
  'product-price',
];

/** The budgets that fail the build. */
export const budgets: readonly Budget[] = [
  { line: 1, page: 'the whole entry', chunks: [], limit: 6_000 },
  {
    line: 2,
    page: 'nothing near the viewport: the entry alone',
    chunks: [],
    limit: 6_000,
  },
  {
    line: 3,
    page: 'every page with a header: account menu, cart icon, my store, navigation, chat switch',
    chunks: HEADER,
    packages: ['react'],
    limit: 110_000,
  },
  {
    line: '3b',
    page: 'every page with a header, on a first visit, before any interaction',
    chunks: [...HEADER, ...FIRST_VISIT],
    packages: ['react'],
    limit: 120_000,
  },
  {
    line: 4,
    page: 'local store page, carousel mounted',
    chunks: STORE_PAGE,
    packages: ['react'],
    limit: 135_000,
  },
  {
    page: 'local store page, carousel in use',
    chunks: [...STORE_PAGE, 'carousel-slides'],
    packages: ['react', 'swiper'],
    limit: 150_000,
  },
  {
    page: 'store results with their finder',
    chunks: [...HEADER, FEATURES_CHUNK, 'store-finder', 'store-results'],
    packages: ['react'],
    limit: 135_000,
  },
  {
    line: 5,
    page: 'sign-in open',
    chunks: [...HEADER, 'account-dialogs'],
    packages: ['react', 'formik', 'yup'],
    limit: 145_000,
  },
  {
    line: 6,
    page: 'tire detail page with reviews, cart button, fit, price',
    chunks: [...HEADER, FEATURES_CHUNK, 'tire-detail', 'tire-extras', 'reviews', 'review-list'],
    packages: ['react'],
    limit: 140_000,
  },
  {
    line: '6a',
    page: 'tire results, 24 shown, filters',
    chunks: [...HEADER, FEATURES_CHUNK, 'tire-search'],
    packages: ['react'],
    limit: 135_000,
  },
  {
    line: 7,
    page: 'checkout page with its forms',
    // Its header has no menu, cart, store, or chat.
    chunks: CHECKOUT_CHUNKS,
    packages: ['react', 'formik', 'yup'],
    limit: 160_000,
  },
  {
    line: '7b',
    page: 'cart page',
    chunks: [...HEADER, PAGE_FEATURES_CHUNK, 'cart'],
    packages: ['react'],
    limit: 130_000,
  },
  {
    line: '7a',
    page: 'booking page with its calendar',
    chunks: [...HEADER, PAGE_FEATURES_CHUNK, 'booking', 'booking-calendar'],
    packages: ['react', 'react-day-picker'],
    limit: 160_000,
  },
  {
    // Only authors load it; it contains React, and the page lint with its parser.
    page: 'explain mode on a page without placeholders',
    chunks: ['page-tools', 'explain'],
    packages: ['react'],
    limit: 190_000,
  },
];

export interface MeasuredBudget extends Budget {
  readonly bytes: number;
  /** The budget's chunks that the build doesn't have. */
  readonly missing: readonly string[];
}

/** Lists the scripts that a page with these chunks loads, each once. */
export const listScripts = (manifest: AssetsManifest, chunks: readonly string[]): string[] => {
  const files = chunks.flatMap((chunk) => manifest.chunks[chunk] ?? []);
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
    bytes: listScripts(manifest, budget.chunks).reduce((sum, file) => sum + getSize(file), 0),
    missing: budget.chunks.filter((chunk) => !manifest.chunks[chunk]),
  }));

/** Checks whether a budget is over its limit or names a missing chunk, which would have no size. */
export const isExceeded = ({ bytes, limit, missing }: MeasuredBudget): boolean =>
  bytes > limit || missing.length > 0;

/** Creates a function that reads the size of a file's brotli version in the build's folder. */
export const createBrotliSizeReader =
  (folder: string) =>
  (file: string): number =>
    statSync(path.join(folder, `${file}.br`)).size;

export const formatBudget = (line: MeasuredBudget): string => {
  const verdict = isExceeded(line) ? 'OVER ' : 'ok   ';
  const figures = `${line.bytes.toLocaleString('en-US')} of ${line.limit.toLocaleString('en-US')} B`;
  const missing = line.missing.length > 0 ? ` (no chunk named ${line.missing.join(', ')})` : '';
  return `${verdict}${figures.padStart(22)}  ${line.page}${missing}`;
};
