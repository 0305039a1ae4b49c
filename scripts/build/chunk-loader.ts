import type { Chunk, ChunkGraph, Compilation, Compiler } from 'webpack';
import { RuntimeGlobals, RuntimeModule, javascript, sources } from 'webpack';
import { compileRuntime } from './compile-runtime';
import { computeHash } from './content-hash';
import { getNameHash } from './runtime/name-hash';

/** The value for `output.chunkLoading` that selects this plugin. */
export const CHUNK_LOADING = 'bsro-hashed';

const NAME = 'chunk-loader';

/** The parts of webpack's runtime that the loader uses. */
const REQUIREMENTS = [
  RuntimeGlobals.publicPath,
  RuntimeGlobals.moduleFactoriesAddOnly,
  RuntimeGlobals.scriptNonce,
];

const KINDS = ['js', 'css'] as const;

/** React's renderer takes half a frame on a phone to evaluate, so it gets a task of its own. */
const SLOW_MODULES = /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\./;

/** Creates a placeholder for a file's hash, which is replaced when the file's content is final. */
const createHashPlaceholder = (chunk: Chunk, kind: (typeof KINDS)[number]): string =>
  computeHash(`${kind} of ${String(chunk.id)}`);

/** Creates the integrity table: maps each chunk to the placeholders of its files' hashes. */
const createIntegrityTable = (
  chunks: Iterable<Chunk>,
  graph: ChunkGraph,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...chunks].map((chunk) => [
      String(chunk.id),
      createHashPlaceholder(chunk, 'js') +
        (graph.getChunkModulesIterableBySourceType(chunk, 'css/mini-extract')
          ? createHashPlaceholder(chunk, 'css')
          : ''),
    ]),
  );

/** Maps chunks to their slow modules, which are evaluated before the chunk counts as loaded. */
const getSlowModules = (chunks: Iterable<Chunk>, graph: ChunkGraph) =>
  Object.fromEntries(
    [...chunks].flatMap((chunk) => {
      const slow = [...graph.getChunkModulesIterable(chunk)].filter((module) =>
        SLOW_MODULES.test(module.nameForCondition() ?? ''),
      );
      return slow.length > 0
        ? [[String(chunk.id), slow.map((module) => graph.getModuleId(module))]]
        : [];
    }),
  );

/**
 * Finds the chunk that contains the integrity table: the one that every page loads first. If an entry loads several
 * chunks, it contains the table itself.
 */
const findFirstChunk = (entry: Chunk): Chunk | undefined => {
  const groups = [...entry.groupsIterable].flatMap(({ childrenIterable }) => [...childrenIterable]);
  const [first, ...others] = new Set(groups.flatMap(({ chunks }) => chunks));
  return others.length === 0 ? first : undefined;
};

/** Adds the loader (scripts/build/runtime/) to the entry. */
class ChunkLoaderModule extends RuntimeModule {
  constructor() {
    super('chunk loader', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const { chunk: entry, chunkGraph, compilation } = this;
    if (!entry || !chunkGraph || !compilation) return '';
    const { chunkLoadingGlobal, chunkLoadTimeout, trustedTypes } = compilation.outputOptions;
    const all = entry.getAllAsyncChunks();
    const first = findFirstChunk(entry);
    return [
      compileRuntime(
        'file-loader',
        'installFileLoader',
        chunkLoadingGlobal ?? '',
        (trustedTypes && trustedTypes.policyName) || '',
        chunkLoadTimeout ?? 0,
      ),
      compileRuntime('chunk-loader', 'installChunkLoader', {
        hashes: createIntegrityTable(first ? [first] : all, chunkGraph),
        slowModules: getSlowModules(all, chunkGraph),
      }),
    ].join('\n');
  }
}

/** Adds the integrity table of all other chunks to the first chunk. */
class IntegrityTableModule extends RuntimeModule {
  private readonly chunks: readonly Chunk[];

  constructor(chunks: readonly Chunk[]) {
    super('integrity table', RuntimeModule.STAGE_ATTACH);
    this.chunks = chunks;
  }

  override generate(): string {
    const { chunkGraph } = this;
    if (!chunkGraph) return '';
    const table = JSON.stringify(createIntegrityTable(this.chunks, chunkGraph));
    return `Object.assign(${RuntimeGlobals.ensureChunkHandlers}, ${table});`;
  }
}

const replaceHashes = (source: sources.Source, hashes: ReadonlyMap<string, string>) => {
  const text = source.source().toString();
  const result = new sources.ReplaceSource(source);
  for (const [placeholder, hash] of hashes) {
    const start = text.indexOf(placeholder);
    if (start >= 0) result.replace(start, start + placeholder.length - 1, hash);
  }
  return result;
};

/**
 * Adds content hashes to the names of all files, and writes the hashes into the first chunk and the entry, whose own
 * hashes follow from them.
 */
const addHashesToFileNames = (compilation: Compilation): void => {
  const hashes = new Map<string, string>();
  const all = [...compilation.chunks];
  const entries = all.filter((chunk) => chunk.hasRuntime());
  const firsts = new Set(entries.flatMap((entry) => findFirstChunk(entry) ?? []));
  const others = all.filter((chunk) => !chunk.hasRuntime() && !firsts.has(chunk));
  for (const chunk of [...others, ...firsts, ...entries]) {
    for (const kind of KINDS) {
      const file = [...chunk.files].find((name) => name.endsWith(`.${kind}`));
      if (!file) continue;
      if (!others.includes(chunk)) {
        compilation.updateAsset(file, (source) => replaceHashes(source, hashes));
      }
      const content = compilation.getAsset(file)?.source.buffer();
      if (!content) throw new Error(`${file} is not in the build`);
      const hash = computeHash(content);
      hashes.set(createHashPlaceholder(chunk, kind), hash);
      compilation.renameAsset(file, file.replace(/\.\w+$/, `.${getNameHash(hash)}$&`));
    }
  }
};

/**
 * Makes the bundle load the scripts and stylesheets of chunks with subresource integrity
 * (docs/decisions/006-own-chunk-loader.md). The first chunk of a page contains the integrity table.
 */
export class ChunkLoaderPlugin {
  apply(compiler: Compiler): void {
    javascript.EnableChunkLoadingPlugin.setEnabled(compiler, CHUNK_LOADING);
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunk)
        .tap(NAME, (entry, requirements) => {
          for (const requirement of REQUIREMENTS) requirements.add(requirement);
          compilation.addRuntimeModule(entry, new ChunkLoaderModule());
          const first = findFirstChunk(entry);
          if (first) {
            const others = [...entry.getAllAsyncChunks()].filter((chunk) => chunk !== first);
            compilation.addRuntimeModule(first, new IntegrityTableModule(others));
          }
          // Keeps webpack's own loader out of the runtime.
          return true;
        });
      // Keeps webpack's own code out here, too: src/public-path.ts sets both values before they are read.
      for (const name of [RuntimeGlobals.publicPath, RuntimeGlobals.scriptNonce]) {
        compilation.hooks.runtimeRequirementInTree.for(name).tap(NAME, () => true);
      }
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH },
        () => addHashesToFileNames(compilation),
      );
    });
  }
}
