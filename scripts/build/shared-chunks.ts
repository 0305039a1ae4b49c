import type { Chunk, Module } from 'webpack';
import type { ChunkGroup } from './chunk-groups';
import { chunkGroups } from './chunk-groups';
import { DECLARATIONS_CHUNK } from './chunk-names';
import { HEADER_CHUNKS } from './header-modules';
import { getModuleName } from './module-name';

/** The chunks that the header loads at once or after a visitor's action. Their hashes are in the declarations chunk. */
export const FIRST_CHUNKS: ReadonlySet<string> = new Set([
  ...HEADER_CHUNKS,
  'core',
  'rendering',
  'services',
  'session',
  'account-dialogs',
  'account-panel',
  'forms',
  'garage',
  'navigation-menus',
  'sign-in',
  'sign-in-tooltip',
  'cart-calls',
  'cart-link',
  'store-visit',
  'store-selection',
  'stores',
]);

/** The chunks that a feature loads when it mounts or is first used. Their hashes are in the features chunk. */
export const FEATURES_TABLE_CHUNKS: ReadonlySet<string> = new Set([
  'carousel-slides',
  'interrupt-view',
  'review-list',
  'tire-extras',
]);

/**
 * The chunks whose hashes load only on demand, although declarations load the chunks. Few pages need them:
 * booking on a store page, pages with a zip form (whose code is in the chunk of the store panel), pages
 * with an error, with a switch in their query, or with explain mode, and pages in the editor of a CMS.
 */
export const LAST_CHUNKS: ReadonlySet<string> = new Set([
  'author',
  'bad-call',
  'booking',
  'error-beacon',
  'explain',
  'my-store-panel',
  'page-tools',
  'report-mistakes',
  'switches',
]);

/** Matches React's renderer, whose evaluation takes half a frame on a phone. */
const SLOW_MODULES = /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\./;

/** Checks whether a module is so slow to evaluate that it gets its own task. */
export const isSlowToEvaluate = (module: Module): boolean =>
  SLOW_MODULES.test(module.nameForCondition() ?? '');

/**
 * Checks whether a chunk takes its modules from the shared files. The declarations chunk keeps copies instead,
 * because it must load alone, even in a development build, which keeps its texts for authors.
 */
const canShare = (chunk: Chunk): boolean =>
  !chunk.canBeInitial() && chunk.name !== DECLARATIONS_CHUNK;

interface CacheGroup {
  readonly name: string;
  readonly chunks: (chunk: Chunk) => boolean;
  readonly test: (module: Module) => boolean;
  readonly enforce: true;
}

/** Converts chunk groups to webpack's cache groups: a listed module is only in its group's file. */
export const toCacheGroups = (
  groups: readonly ChunkGroup[],
  root?: string,
): Readonly<Record<string, CacheGroup | false>> => ({
  default: false,
  defaultVendors: false,
  ...Object.fromEntries(
    groups.map(({ name, packages = [], modules = [] }) => {
      const listed = new Set([...packages, ...modules]);
      const test = (module: Module): boolean => listed.has(getModuleName(module, root) ?? '');
      return [name, { name, chunks: canShare, test, enforce: true }];
    }),
  ),
});

export const sharedChunks = toCacheGroups(chunkGroups);
