import path from 'node:path';
import type { ChunkGroup, Compilation, Compiler, Module } from 'webpack';
import { WebpackError } from 'webpack';
import { getPackageName } from './package-name';

/** The packages that only the pages that need them may load. */
export const GUARDED_PACKAGES = [
  'react',
  'formik',
  'yup',
  'swiper',
  'react-day-picker',
  'dompurify',
] as const;

export type GuardedPackage = (typeof GUARDED_PACKAGES)[number];

/** A page, such as that of a byte budget. */
export interface CheckedPage {
  readonly page: string;
  /** The chunks that the page loads in addition to the entry. */
  readonly chunks: readonly string[];
  /** The guarded packages that the page needs. */
  readonly packages?: readonly GuardedPackage[];
}

const NAME = 'package-check';

/** Finds the groups of files that a page requests: those of the entry and of its chunks. */
const findGroups = ({ entrypoints, namedChunkGroups }: Compilation, { chunks }: CheckedPage) => [
  ...new Set([
    ...entrypoints.values(),
    ...chunks.flatMap((name) => namedChunkGroups.get(name) ?? []),
  ]),
];

/** Finds the modules that a page requests: those of the entry, and those that its `import()`s name. */
const findRequestedModules = (
  { moduleGraph, chunkGraph }: Compilation,
  groups: readonly ChunkGroup[],
): Module[] => [
  ...new Set([
    ...groups.flatMap(({ chunks }) =>
      chunks.flatMap((chunk) => [...chunkGraph.getChunkEntryModulesIterable(chunk)]),
    ),
    ...groups.flatMap((group) =>
      group
        .getBlocks()
        .flatMap(({ dependencies }) =>
          dependencies.flatMap((dependency) => moduleGraph.getModule(dependency) ?? []),
        ),
    ),
  ]),
];

/** Finds, for each module that a page needs, the shortest chain of static imports that leads to it. */
const findChains = (
  { moduleGraph }: Compilation,
  requested: readonly Module[],
): ReadonlyMap<Module, readonly Module[]> => {
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

/** Describes how each guarded package that a page doesn't need reaches it. */
const findProblems = (compilation: Compilation, page: CheckedPage): string[] => {
  const { chunkGraph, compiler } = compilation;
  const groups = findGroups(compilation, page);
  const chunks = new Set(groups.flatMap((group) => group.chunks));
  const chains = findChains(compilation, findRequestedModules(compilation, groups));
  const getName = (module: Module): string =>
    getPackageName(module) ??
    path.relative(compiler.context, module.nameForCondition() ?? '').replaceAll('\\', '/');
  const describeChain = (module: Module): string =>
    (chains.get(module) ?? [])
      .map(getName)
      .filter((step, index, steps) => step !== steps[index - 1])
      .join(' → ');
  return GUARDED_PACKAGES.filter((name) => !page.packages?.includes(name)).flatMap((name) => {
    const chunk = [...chunks].find((candidate) =>
      [...chunkGraph.getChunkModulesIterable(candidate)].some(
        (module) => getPackageName(module) === name,
      ),
    );
    if (!chunk) return [];
    const inFile = [...chains.keys()].filter((module) => chunkGraph.isModuleInChunk(module, chunk));
    const imported = inFile.find((module) => getPackageName(module) === name) ?? inFile[0];
    const cause = imported ? describeChain(imported) : `the file ${chunk.name ?? ''}`;
    const isOther = imported && getPackageName(imported) !== name;
    const suffix = isOther ? `, which is in the file ${chunk.name ?? ''}` : '';
    return [`${name} reaches a page that doesn't need it (${page.page}): ${cause}${suffix}`];
  });
};

/**
 * Fails the build if a page loads a guarded package that it doesn't need. The message names the chain of imports that
 * leads to the package, or to another package in its file.
 */
export class PackageCheckPlugin {
  private readonly pages: readonly CheckedPage[];

  constructor(pages: readonly CheckedPage[]) {
    this.pages = pages;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Modules are concatenated in a later stage.
      compilation.hooks.afterOptimizeChunks.tap(NAME, () => {
        for (const problem of this.pages.flatMap((page) => findProblems(compilation, page))) {
          compilation.errors.push(new WebpackError(problem));
        }
      });
    });
  }
}
