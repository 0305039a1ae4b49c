import type { Module } from 'webpack';
import type { ChunkGroup } from './chunk-groups';
import { chunkGroups } from './chunk-groups';
import { HEADER_CHUNKS } from './header-modules';
import { getModuleName } from './module-name';

/** The chunks of every page's header, at once or on a visitor's action: it has their hashes at once. */
export const FIRST_CHUNKS: ReadonlySet<string> = new Set([
  ...HEADER_CHUNKS,
  'core',
  'services',
  'session',
  'account-dialogs',
  'forms',
  'garage',
  'navigation-menus',
  'sign-in-tooltip',
  'cart-calls',
  'cart-link',
  'store-visit',
  'stores',
]);

/** React's renderer, which takes half a frame of a phone before anything is rendered. */
const EVALUATED_APART = /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\./;

/** Checks whether a module takes so long to evaluate that it gets a task of its own. */
export const isEvaluatedApart = (module: Module): boolean =>
  EVALUATED_APART.test(module.nameForCondition() ?? '');

interface CacheGroup {
  readonly name: string;
  readonly test: (module: Module) => boolean;
  readonly enforce: true;
}

/** Makes webpack's cache groups of the lists: a listed module is in its group's file alone. */
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
      return [name, { name, test, enforce: true }];
    }),
  ),
});

export const sharedChunks = toCacheGroups(chunkGroups);
