import type { Chunk, ChunkGraph } from 'webpack';
import { RuntimeModule } from 'webpack';
import { DECLARATIONS_CHUNK, LATER_CHUNK } from './chunk-names';
import { compileRuntime } from './compile-runtime';
import { computeHash } from './content-hash';
import { isSlowToEvaluate } from './shared-chunks';

/** Creates a placeholder for a file's hash, which is replaced when the file's content is final. */
export const createHashPlaceholder = (chunk: Chunk, kind: 'js' | 'css'): string =>
  computeHash(`${kind} of ${String(chunk.id)}`);

const hasStyles = (chunk: Chunk, graph: ChunkGraph): boolean =>
  graph.getChunkModulesIterableBySourceType(chunk, 'css/mini-extract') !== undefined;

/** Finds a chunk by name among those that an entry can load. */
export const findChunk = (entry: Chunk, name: string): Chunk | undefined =>
  [...entry.getAllAsyncChunks()].find(({ id }) => id === name);

/** Finds the declarations chunk among those that an entry can load. */
export const findDeclarationsChunk = (entry: Chunk): Chunk | undefined =>
  findChunk(entry, DECLARATIONS_CHUNK);

type ChunkHashes = Readonly<Record<string, string>>;

/** Maps each chunk to the placeholders of its files' hashes. */
const createChunkHashes = (chunks: Iterable<Chunk>, graph: ChunkGraph): ChunkHashes =>
  Object.fromEntries(
    [...chunks].map((chunk) => [
      String(chunk.id),
      createHashPlaceholder(chunk, 'js') +
        (hasStyles(chunk, graph) ? createHashPlaceholder(chunk, 'css') : ''),
    ]),
  );

/** Maps chunks to their slow modules, which are evaluated before the chunk counts as loaded. */
const getSlowModules = (
  chunks: Iterable<Chunk>,
  graph: ChunkGraph,
): Readonly<Record<string, readonly (string | number | null)[]>> =>
  Object.fromEntries(
    [...chunks].flatMap((chunk) => {
      const slow = [...graph.getChunkModulesIterable(chunk)].filter(isSlowToEvaluate);
      return slow.length > 0
        ? [[String(chunk.id), slow.map((module) => graph.getModuleId(module))]]
        : [];
    }),
  );

/** Adds the file loader (scripts/build/runtime/file-loader.ts) to the entry. */
export class FileLoaderModule extends RuntimeModule {
  constructor() {
    super('file loader', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const { chunk: entry, compilation } = this;
    if (!entry || !compilation) return '';
    const { chunkLoadingGlobal, chunkLoadTimeout, trustedTypes } = compilation.outputOptions;
    const declarations = findDeclarationsChunk(entry);
    return compileRuntime(
      'file-loader',
      'installFileLoader',
      // An entry may load only its declarations chunk, if it has one.
      declarations ? createHashPlaceholder(declarations, 'js') : '',
      chunkLoadingGlobal ?? '',
      (trustedTypes && trustedTypes.policyName) || '',
      chunkLoadTimeout ?? 0,
    );
  }
}

/**
 * Adds the chunk loader (scripts/build/runtime/chunk-loader.ts) and the hashes of what every page
 * loads to the declarations chunk, whose own hash is in the entry. If there is no such chunk, adds both
 * to the entry.
 */
export class ChunkLoaderModule extends RuntimeModule {
  private readonly chunks: readonly Chunk[];

  constructor(chunks: readonly Chunk[]) {
    super('chunk loader', RuntimeModule.STAGE_ATTACH + 1);
    this.chunks = chunks;
  }

  override generate(): string {
    const { chunkGraph } = this;
    if (!chunkGraph) return '';
    const hasLaterChunk = this.chunks.some(({ id }) => id === LATER_CHUNK);
    return compileRuntime('chunk-loader', 'installChunkLoader', {
      hashes: createChunkHashes(this.chunks, chunkGraph),
      slowModules: getSlowModules(this.chunks, chunkGraph),
      laterTable: hasLaterChunk ? LATER_CHUNK : '',
      ownChunk: DECLARATIONS_CHUNK,
    });
  }
}

/** Adds the hashes of further chunks to a chunk that loads later. */
export class ChunkHashesModule extends RuntimeModule {
  private readonly chunks: readonly Chunk[];

  constructor(chunks: readonly Chunk[]) {
    super('chunk hashes', RuntimeModule.STAGE_ATTACH);
    this.chunks = chunks;
  }

  override generate(): string {
    const { chunkGraph } = this;
    return chunkGraph
      ? compileRuntime('chunk-hashes', 'addHashes', createChunkHashes(this.chunks, chunkGraph))
      : '';
  }
}
