import type { Chunk, WebpackPluginFunction } from 'webpack';
import { RuntimeGlobals, RuntimeModule } from 'webpack';
import { DECLARATIONS_CHUNK } from './chunk-names';

const NAME = 'chunk-hashes';

/** Adds the hashes of chunks to the table that src/chunk-loader.ts reads. */
class ChunkHashesModule extends RuntimeModule {
  private readonly chunks: readonly Chunk[];

  constructor(chunks: readonly Chunk[]) {
    super(NAME);
    this.chunks = chunks;
    // Makes webpack generate the code when the hashes of other chunks are known.
    this.fullHash = true;
  }

  override generate(): string {
    const records = this.chunks.map(({ id, contentHash }) => {
      const { javascript, 'css/mini-extract': styles } = contentHash;
      return [id, styles ? [javascript, styles] : [javascript]];
    });
    const table = RuntimeGlobals.ensureChunkHandlers;
    return `Object.assign(${table} ||= {}, ${JSON.stringify(Object.fromEntries(records))});`;
  }
}

/**
 * Plugin that replaces webpack's loader of chunks by src/chunk-loader.ts (docs/decisions/006-own-chunk-loader.md). The
 * entry has the hash of the chunk of declarations, which has the others; an entry without that chunk has all.
 */
export const addChunkHashes: WebpackPluginFunction = (compiler) => {
  compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
    compilation.hooks.runtimeRequirementInTree
      .for(RuntimeGlobals.ensureChunk)
      .tap(NAME, (entry) => {
        const chunks = [...entry.getAllAsyncChunks()];
        const first = chunks.find(({ name }) => name === DECLARATIONS_CHUNK);
        const others = chunks.filter((chunk) => chunk !== first);
        if (first) compilation.addRuntimeModule(entry, new ChunkHashesModule([first]));
        compilation.addRuntimeModule(first ?? entry, new ChunkHashesModule(others));
        // Keeps webpack's own loader out of the runtime.
        return true;
      });
  });
};
