import path from 'node:path';
import type { Compilation, Module, WebpackPluginFunction } from 'webpack';
import { WebpackError } from 'webpack';
import { manifest } from '../../src/mounts/manifest';
import { budgets } from './budgets';
import { DECLARATIONS_CHUNK, FEATURES_CHUNK, findChunk, placeholderChunks } from './chunk-names';
import { getPackageName } from './split-chunks';

/** The placeholders of the kind `dom` that show roots: dialogs, the hours of stores, and an offer. */
const WITH_ROOTS = ['account-action', 'city-stores', 'offer-details'];

const CHUNKS_WITH_REACT = manifest
  .filter(({ name, kind }) => kind === 'react' || WITH_ROOTS.includes(name))
  .map(findChunk);

/** The entry, declarations, and the chunks that only add behavior to the CMS's HTML. */
const WITHOUT_REACT = [
  ...['bsro-ui', DECLARATIONS_CHUNK, FEATURES_CHUNK],
  ...manifest.map(findChunk).filter((chunk) => !CHUNKS_WITH_REACT.includes(chunk)),
];

/** The chunks that pages load before an action of the visitor, and those of the byte budgets. */
const CHECKED = new Set([
  ...WITHOUT_REACT,
  ...Object.values(placeholderChunks),
  ...budgets.flatMap(({ chunks }) => chunks),
]);

/** The heavy packages, each with the checked chunks that may load it. */
const HEAVY: Readonly<Record<string, readonly string[]>> = {
  react: [...CHECKED].filter((chunk) => !WITHOUT_REACT.includes(chunk)),
  formik: ['account-dialogs', 'account-preferences', 'checkout'],
  yup: ['account-dialogs', 'account-preferences', 'checkout'],
  swiper: ['carousel-slides'],
  'react-day-picker': ['booking-calendar'],
  dompurify: [],
};

const mayLoad = (chunk: string, name: string): boolean =>
  !CHECKED.has(chunk) || !HEAVY[name] || HEAVY[name].includes(chunk);

/** Finds, for each module that loads with some modules, the shortest chain of imports that leads to it. */
const findChains = ({ moduleGraph }: Compilation, requested: readonly Module[]) => {
  const chains = new Map(requested.map((module) => [module, [module]]));
  // The iteration includes the chains that it adds.
  for (const [module, chain] of chains) {
    for (const connection of moduleGraph.getOutgoingConnections(module)) {
      const { dependency, module: imported } = connection;
      const isStatic = dependency !== null && moduleGraph.getParentBlock(dependency) === module;
      if (!isStatic || !connection.isActive(undefined) || chains.has(imported)) continue;
      chains.set(imported, [...chain, imported]);
    }
  }
  return chains;
};

/** Lists the packages that load with a chunk that may not load them, each with the chain of imports that leads to it. */
const findProblems = (compilation: Compilation): string[] => {
  const { compiler, entries, moduleGraph, namedChunkGroups } = compilation;
  const getName = (module: Module): string =>
    getPackageName(module) ?? path.relative(compiler.context, module.nameForCondition() ?? '');
  return [...namedChunkGroups].flatMap(([chunk, group]) => {
    const requested = [
      ...(entries.get(chunk)?.dependencies ?? []),
      ...group.getBlocks().flatMap(({ dependencies }) => dependencies),
    ].flatMap((dependency) => moduleGraph.getModule(dependency) ?? []);
    const found = new Map<string, string>();
    for (const [module, chain] of findChains(compilation, requested)) {
      const name = getPackageName(module);
      if (!name || found.has(name) || mayLoad(chunk, name)) continue;
      found.set(name, `${name} may not load with ${chunk}: ${chain.map(getName).join(' → ')}`);
    }
    return [...found.values()];
  });
};

/** Plugin that fails the build if a chunk loads a package that it may not load, and names the chain of imports. */
export const checkPackages: WebpackPluginFunction = (compiler) => {
  compiler.hooks.thisCompilation.tap('package-check', (compilation) => {
    // Modules are concatenated in a later stage.
    compilation.hooks.afterOptimizeChunks.tap('package-check', () => {
      for (const problem of findProblems(compilation)) {
        compilation.errors.push(new WebpackError(problem));
      }
    });
  });
};
