import type { Chunk, Module } from 'webpack';
import type { ChunkGroup } from './chunk-groups';
import { chunkGroups } from './chunk-groups';
import { DECLARATIONS_CHUNK } from './chunk-names';
import { HEADER_CHUNKS } from './header-modules';
import { getModuleName } from './module-name';

/**
 * The chunks whose hashes are in the table of the declarations chunk (scripts/build/chunk-names.ts): those
 * that the header loads at once or after a visitor's action.
 */
export const DECLARATIONS_TABLE_CHUNKS: ReadonlySet<string> = new Set([
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

/**
 * The chunks whose hashes are in the table of the features chunk: those that a feature loads when it mounts or
 * is first used. The build adds the chunks that the declarations in the features chunk load.
 */
export const FEATURES_TABLE_CHUNKS: ReadonlySet<string> = new Set([
  'carousel-slides',
  'interrupt-view',
  'review-list',
  'tire-extras',
]);

/**
 * The chunks whose hashes are in the table of the later files, although the declarations or features chunk
 * loads some of them, because few pages need them.
 */
export const LATER_TABLE_CHUNKS: ReadonlySet<string> = new Set([
  // Labels the placeholders in the editor of a CMS.
  'author',
  // Describes invalid calls of the page API.
  'bad-call',
  // A booking form in the content of a page; the booking page has the hash in the table of the page features.
  'booking',
  // Sends errors to the page's endpoint.
  'error-beacon',
  'explain',
  // Adds the store to a link; no other file waits for it.
  'find-store',
  // Contains the code of the zip form, too.
  'my-store-panel',
  // Loads explain mode, the labels for authors, and the code of the switches.
  'page-tools',
  // Describes mistakes in an author's markup.
  'report-mistakes',
  // Saves the switches in the query.
  'switches',
]);

/** Matches React's renderer, whose evaluation takes half a frame on a phone. */
const SLOW_MODULES = /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\./;

/** Checks whether a module is so slow to evaluate that it gets its own task. */
export const isSlowToEvaluate = (module: Module): boolean =>
  SLOW_MODULES.test(module.nameForCondition() ?? '');

/**
 * Checks whether a chunk takes its modules from the shared chunks. The declarations chunk contains copies
 * instead, because the entry can load no other chunk with it.
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
