import path from 'node:path';
import type { Chunk, Compilation, Compiler, Module, ModuleGraphConnection } from 'webpack';
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

/** The part of a byte budget that the check reads. */
interface CheckedPage {
  readonly page: string;
  /** The chunks that the page loads in addition to the entry. */
  readonly chunks: readonly string[];
  /** The guarded packages that the page needs. */
  readonly packages?: readonly GuardedPackage[];
}

const NAME = 'package-check';

/** Finds the chunks that a page loads, with those that they share. */
const findChunks = (compilation: Compilation, { chunks }: CheckedPage): Set<Chunk> =>
  new Set(
    [
      ...compilation.entrypoints.values(),
      ...chunks.flatMap((name) => compilation.namedChunkGroups.get(name) ?? []),
    ].flatMap((group) => group.chunks),
  );

/** Checks whether an import is static, not an `import()`. */
const isStatic = (
  { moduleGraph }: Compilation,
  { dependency, originModule }: ModuleGraphConnection,
) => dependency !== null && moduleGraph.getParentBlock(dependency) === originModule;

/** Finds the shortest chain of static imports from a module that the page requests to a given module. */
const findChain = (
  compilation: Compilation,
  target: Module,
  isOnPage: (module: Module) => boolean,
) => {
  const chains = [[target]];
  const seen = new Set([target]);
  // The iteration includes the chains that it adds.
  for (const chain of chains) {
    const [module = target] = chain;
    const imports = [...compilation.moduleGraph.getIncomingConnections(module)].filter(
      (connection) => connection.isActive(undefined),
    );
    if (imports.some((connection) => !isStatic(compilation, connection))) return chain;
    for (const { originModule } of imports) {
      if (!originModule || seen.has(originModule) || !isOnPage(originModule)) continue;
      seen.add(originModule);
      chains.push([originModule, ...chain]);
    }
  }
  return [target];
};

/**
 * Fails the build if a page loads a guarded package that it doesn't need. The message names the chain of imports that
 * leads to the package.
 */
export class PackageCheckPlugin {
  private readonly pages: readonly CheckedPage[];

  constructor(pages: readonly CheckedPage[]) {
    this.pages = pages;
  }

  apply(compiler: Compiler): void {
    const getName = (module: Module): string =>
      getPackageName(module) ??
      path.relative(compiler.context, module.nameForCondition() ?? '').replaceAll('\\', '/');
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Modules are concatenated in a later stage.
      compilation.hooks.afterOptimizeChunks.tap(NAME, () => {
        for (const page of this.pages) {
          const chunks = findChunks(compilation, page);
          const { chunkGraph } = compilation;
          const isOnPage = (module: Module): boolean =>
            [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => chunks.has(chunk));
          const modules = [...compilation.modules].filter(isOnPage);
          for (const name of GUARDED_PACKAGES) {
            const module = modules.find((candidate) => getPackageName(candidate) === name);
            if (!module || page.packages?.includes(name)) continue;
            const chain = findChain(compilation, module, isOnPage).map(getName);
            const steps = chain.filter((step, index) => step !== chain[index - 1]);
            const text = `${name} reaches a page that doesn't need it (${page.page}): ${steps.join(' → ')}`;
            compilation.errors.push(new WebpackError(text));
          }
        }
      });
    });
  }
}
