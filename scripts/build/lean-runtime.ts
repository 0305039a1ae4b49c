import type { Chunk, Compilation, Compiler } from 'webpack';
import { RuntimeGlobals, RuntimeModule } from 'webpack';
import { TABLE_CHUNK } from './chunk-loader-runtime';

const NAME = 'lean-runtime';

/** Names of webpack's helpers that only modules of lazy chunks call. */
const LATE: ReadonlySet<string> = new Set([
  'compat get default export',
  'concatenation wrap',
  'make namespace object',
]);

/**
 * Defines a module's exports from webpack's two forms: a list of key, then getter or 0 and value,
 * or an object of getters. The first definition of a key stands.
 */
class ExportsModule extends RuntimeModule {
  constructor() {
    super('exports', RuntimeModule.STAGE_BASIC);
  }

  override generate(): string {
    return `
${RuntimeGlobals.definePropertyGetters} = (exports, definition) => {
  const list = Array.isArray(definition) ? [...definition] : Object.entries(definition).flat();
  while (list.length) {
    const key = list.shift();
    const get = list.shift();
    const descriptor = get ? { get } : { value: list.shift() };
    Object.hasOwn(exports, key) ||
      Object.defineProperty(exports, key, { enumerable: true, ...descriptor });
  }
};`;
  }
}

const move = (compilation: Compilation, module: RuntimeModule, from: Chunk, to: Chunk): void => {
  const { chunkGraph } = compilation;
  chunkGraph.disconnectChunkAndModule(from, module);
  chunkGraph.disconnectChunkAndRuntimeModule(from, module);
  chunkGraph.connectChunkAndModule(to, module);
  chunkGraph.connectChunkAndRuntimeModule(to, module);
  module.attach(compilation, to, chunkGraph);
};

/**
 * Webpack's runtime without what the entry itself never calls: that comes with the table chunk,
 * which is there before any other chunk. A build without a table chunk keeps it all in the entry.
 */
export class LeanRuntimePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.definePropertyGetters)
        .tap(NAME, (chunk) => {
          compilation.addRuntimeModule(chunk, new ExportsModule());
          return true;
        });
      compilation.hooks.runtimeModule.tap(NAME, (module, chunk) => {
        if (!LATE.has(module.name)) return;
        const table = [...chunk.getAllAsyncChunks()].find(({ id }) => id === TABLE_CHUNK);
        if (table) move(compilation, module, chunk, table);
      });
    });
  }
}
