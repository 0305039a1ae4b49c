import type { Chunk, ChunkGraph } from 'webpack';
import { RuntimeModule } from 'webpack';
import { compileRuntime } from './compile-runtime';
import { computeHash } from './content-hash';
import { isEvaluatedApart } from './shared-chunks';

/** Stands for a file's hash in the runtime until the file's content is final. */
export const createHashPlaceholder = (chunk: Chunk, kind: 'js' | 'css'): string =>
  computeHash(`${kind} of ${String(chunk.id)}`);

const hasStyles = (chunk: Chunk, graph: ChunkGraph): boolean =>
  graph.getChunkModulesIterableBySourceType(chunk, 'css/mini-extract') !== undefined;

/** The chunk that carries the hashes of all others, so that the entry does not grow with them. */
export const TABLE_CHUNK = 'declarations';

/** The chunk of a name among those that an entry can load, if its build has one. */
export const findChunk = (entry: Chunk, name: string): Chunk | undefined =>
  [...entry.getAllAsyncChunks()].find(({ id }) => id === name);

/** The table chunk among those that an entry can load, if its build has one. */
export const findTableChunk = (entry: Chunk): Chunk | undefined => findChunk(entry, TABLE_CHUNK);

/**
 * The chunk that carries the hashes of what a page without features in its content never loads:
 * hashes cannot be compressed, and every page would pay for those of every feature.
 */
export const FEATURES_CHUNK = 'features';

/**
 * The chunk that carries the hashes of what no placeholder loads by itself: a visitor's action, or
 * a feature that needs more, asks for it.
 */
export const LATER_CHUNK = 'later-files';

type HashTable = Readonly<Record<string, string>>;

/** For every chunk what stands for the hashes of its files. */
const createHashTable = (chunks: Iterable<Chunk>, graph: ChunkGraph): HashTable =>
  Object.fromEntries(
    [...chunks].map((chunk) => [
      String(chunk.id),
      createHashPlaceholder(chunk, 'js') +
        (hasStyles(chunk, graph) ? createHashPlaceholder(chunk, 'css') : ''),
    ]),
  );

/** For every chunk that has some, the modules that are evaluated before what waits for the chunk. */
const getEvaluatedApart = (
  chunks: Iterable<Chunk>,
  graph: ChunkGraph,
): Readonly<Record<string, readonly (string | number | null)[]>> =>
  Object.fromEntries(
    [...chunks].flatMap((chunk) => {
      const apart = [...graph.getChunkModulesIterable(chunk)].filter(isEvaluatedApart);
      return apart.length > 0
        ? [[String(chunk.id), apart.map((module) => graph.getModuleId(module))]]
        : [];
    }),
  );

/** Puts the loader of one file (scripts/build/runtime/file-loader.ts) into the entry. */
export class FileLoaderModule extends RuntimeModule {
  constructor() {
    super('file loader', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const { chunk: entry, compilation } = this;
    if (!entry || !compilation) return '';
    const { chunkLoadingGlobal, chunkLoadTimeout, trustedTypes } = compilation.outputOptions;
    const table = findTableChunk(entry);
    return compileRuntime(
      'file-loader',
      'installFileLoader',
      // The one chunk that an entry with a table may load by itself.
      table ? createHashPlaceholder(table, 'js') : '',
      chunkLoadingGlobal ?? '',
      (trustedTypes && trustedTypes.policyName) || '',
      chunkLoadTimeout ?? 0,
    );
  }
}

/**
 * Puts the loader of a chunk (scripts/build/runtime/chunk-loader.ts) beside the hashes of what every
 * page loads: into the table chunk, whose own hash the entry knows; without one, into the entry.
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
    const hasMoreTables = this.chunks.some(({ id }) => id === FEATURES_CHUNK);
    return compileRuntime('chunk-loader', 'installChunkLoader', {
      hashes: createHashTable(this.chunks, chunkGraph),
      evaluatedApart: getEvaluatedApart(this.chunks, chunkGraph),
      tables: hasMoreTables ? [FEATURES_CHUNK, LATER_CHUNK] : [],
      ownChunk: TABLE_CHUNK,
    });
  }
}

/** Puts the hashes of further chunks into the rest chunk, or into that of later. */
export class HashTableModule extends RuntimeModule {
  private readonly chunks: readonly Chunk[];

  constructor(chunks: readonly Chunk[]) {
    super('rest of the file table', RuntimeModule.STAGE_ATTACH);
    this.chunks = chunks;
  }

  override generate(): string {
    const { chunkGraph } = this;
    return chunkGraph
      ? compileRuntime('hash-table', 'addHashes', createHashTable(this.chunks, chunkGraph))
      : '';
  }
}
