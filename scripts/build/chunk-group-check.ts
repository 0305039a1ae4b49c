import type { Chunk, Compilation, Compiler, Module } from 'webpack';
import { WebpackError } from 'webpack';
import type { ChunkGroup } from './chunk-groups';
import { getModuleName } from './module-name';

/** The modules and packages that some chunks of the header may need. */
export interface HeaderPart {
  /** The chunk names; `entry` is the chunk that contains webpack's runtime. */
  readonly chunks: readonly string[] | 'entry';
  readonly listed: readonly string[];
}

interface Lists {
  readonly groups: readonly ChunkGroup[];
  readonly header: readonly HeaderPart[];
  /** The folder that listed paths are relative to. */
  readonly root?: string;
}

const NAME = 'chunk-group-check';

/**
 * Fails the build if the chunk groups and the bundle differ: a listed module is not part of the
 * bundle, two groups list the same module, a header chunk needs an unlisted module, or no header
 * chunk needs a listed one.
 */
export class ChunkGroupCheckPlugin {
  private readonly lists: Lists;

  constructor(lists: Lists) {
    this.lists = lists;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Chunks are split in a later stage: here each contains all modules that it imports.
      compilation.hooks.optimizeChunks.tap(NAME, (chunks) => {
        const problems = [
          ...this.findRepeated(),
          ...this.findMissing(compilation),
          ...this.lists.header.flatMap((part) => this.compare(compilation, [...chunks], part)),
        ];
        for (const problem of problems) compilation.errors.push(new WebpackError(problem));
      });
    });
  }

  private getName(module: Module): string | undefined {
    return getModuleName(module, this.lists.root);
  }

  private findRepeated(): string[] {
    const first = new Map<string, string>();
    return this.lists.groups.flatMap(({ name, packages = [], modules = [] }) =>
      [...packages, ...modules].flatMap((listed) => {
        const other = first.get(listed);
        first.set(listed, name);
        return other ? [`${listed} is in two chunk groups: ${other} and ${name}`] : [];
      }),
    );
  }

  private findMissing({ modules, chunkGraph }: Compilation): string[] {
    const bundled = new Set(
      [...modules]
        .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
        .map((module) => this.getName(module)),
    );
    return this.lists.groups.flatMap(({ name, packages = [], modules: files = [] }) =>
      [...packages, ...files]
        .filter((listed) => !bundled.has(listed))
        .map((listed) => `${listed} of the chunk group ${name} is not part of the bundle`),
    );
  }

  private compare(
    compilation: Compilation,
    all: readonly Chunk[],
    { chunks, listed }: HeaderPart,
  ): string[] {
    const isInPart = (chunk: Chunk): boolean =>
      chunks === 'entry' ? chunk.hasRuntime() : chunks.includes(chunk.name ?? '');
    const needed = new Map<string, Module>();
    for (const chunk of all.filter(isInPart)) {
      for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
        const name = this.getName(module);
        if (name !== undefined && !needed.has(name)) needed.set(name, module);
      }
    }
    const title = chunks === 'entry' ? 'the entry' : chunks.join(', ');
    return [
      ...[...needed]
        .filter(([name]) => !listed.includes(name))
        .map(
          ([name, module]) =>
            `Every page would load ${name}, which scripts/build/header-modules.ts does not list for ${title}; imported by ${this.findImporters(compilation, module, needed)}`,
        ),
      ...listed
        .filter((name) => !needed.has(name))
        .map((name) => `${name} is listed for ${title}, which does not need it`),
    ];
  }

  /** Lists the modules of the header that import a module. */
  private findImporters(
    { moduleGraph }: Compilation,
    module: Module,
    header: ReadonlyMap<string, Module>,
  ): string {
    const own = this.getName(module);
    const importers = [...moduleGraph.getIncomingConnections(module)].flatMap(
      ({ originModule }) => (originModule && this.getName(originModule)) ?? [],
    );
    const names = new Set(importers.filter((name) => name !== own && header.has(name)));
    return [...names].join(', ') || 'no listed module';
  }
}
