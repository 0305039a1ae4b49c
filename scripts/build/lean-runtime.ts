import type { Chunk, Compilation, Compiler } from 'webpack';
import { RuntimeGlobals, RuntimeModule } from 'webpack';
import { tableChunkOf } from './chunk-loader-runtime';

const NAME = 'lean-runtime';

/** Names of webpack's helpers that only modules of lazy chunks call. */
const LATE: ReadonlySet<string> = new Set([
  'compat get default export',
  'concatenation wrap',
  'make namespace object',
]);

/** What every entry sets by itself before anything is loaded (src/public-path.ts). */
const GIVEN = [RuntimeGlobals.publicPath, RuntimeGlobals.scriptNonce];

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
    const value = get ? undefined : list.shift();
    if (Object.hasOwn(exports, key)) continue;
    Object.defineProperty(exports, key, { enumerable: true, ...(get ? { get } : { value }) });
  }
};`;
  }
}

/** The same for modules of the entry: they have the list form alone, each list is used once. */
class EntryExportsModule extends RuntimeModule {
  constructor() {
    super('exports of the entry', RuntimeModule.STAGE_BASIC);
  }

  override generate(): string {
    return `
${RuntimeGlobals.definePropertyGetters} = (exports, list) => {
  while (list.length) {
    const key = list.shift();
    const get = list.shift();
    Object.defineProperty(exports, key, get ? { get } : { value: list.shift() });
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
          const table = tableChunkOf(chunk);
          if (table) compilation.addRuntimeModule(chunk, new EntryExportsModule());
          compilation.addRuntimeModule(table ?? chunk, new ExportsModule());
          return true;
        });
      for (const given of GIVEN) {
        // True keeps webpack from giving it a first value.
        compilation.hooks.runtimeRequirementInTree.for(given).tap(NAME, () => true);
      }
      compilation.hooks.runtimeModule.tap(NAME, (module, chunk) => {
        if (!LATE.has(module.name)) return;
        const table = tableChunkOf(chunk);
        if (table) move(compilation, module, chunk, table);
      });
    });
  }
}
