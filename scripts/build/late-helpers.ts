import type { Chunk, Compilation, Compiler } from 'webpack';
import { RuntimeGlobals } from 'webpack';
import { findDeclarationsChunk } from './chunk-loader-runtime';

const NAME = 'late-helpers';

/** The functions of webpack's runtime that may move, by the name of their runtime module. */
const HELPERS: ReadonlyMap<string, string> = new Map([
  ['compat get default export', RuntimeGlobals.compatGetDefaultExport],
  ['concatenation wrap', RuntimeGlobals.concatenationWrap],
  ['make namespace object', RuntimeGlobals.makeNamespaceObject],
]);

/** Checks whether a module in a chunk uses a part of webpack's runtime. */
const usesRuntime = ({ chunkGraph }: Compilation, chunk: Chunk, name: string): boolean =>
  [...chunkGraph.getChunkModulesIterable(chunk)].some((module) =>
    chunkGraph.getModuleRuntimeRequirements(module, chunk.runtime).has(name),
  );

/**
 * Moves helpers of webpack's runtime that only lazy chunks use from the entry to the declarations
 * chunk, which runs before every other chunk.
 */
export class LateHelpersPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeModule.tap(NAME, (helper, entry) => {
        const name = HELPERS.get(helper.name);
        const declarations = findDeclarationsChunk(entry);
        if (!name || !declarations || usesRuntime(compilation, entry, name)) return;
        const { chunkGraph } = compilation;
        chunkGraph.disconnectChunkAndRuntimeModule(entry, helper);
        chunkGraph.disconnectChunkAndModule(entry, helper);
        chunkGraph.connectChunkAndModule(declarations, helper);
        chunkGraph.connectChunkAndRuntimeModule(declarations, helper);
        helper.attach(compilation, declarations, chunkGraph);
      });
    });
  }
}
