import type { Chunk, ChunkGraph } from 'webpack';
import { RuntimeGlobals, RuntimeModule } from 'webpack';
import { HASH_LENGTH, hashOf } from './content-hash';
import { isEvaluatedApart } from './shared-chunks';

/** Stands for a file's hash in the runtime until the file's content is final. */
export const placeholderOf = (chunk: Chunk, kind: 'js' | 'css'): string =>
  hashOf(`${kind} of ${String(chunk.id)}`);

const hasStyles = (chunk: Chunk, graph: ChunkGraph): boolean =>
  graph.getChunkModulesIterableBySourceType(chunk, 'css/mini-extract') !== undefined;

/** The chunk that carries the hashes of all others, so that the entry does not grow with them. */
export const TABLE_CHUNK = 'declarations';

/** The chunk of a name among those that an entry can load, if its build has one. */
export const chunkNamed = (entry: Chunk, name: string): Chunk | undefined =>
  [...entry.getAllAsyncChunks()].find(({ id }) => id === name);

/** The table chunk among those that an entry can load, if its build has one. */
export const tableChunkOf = (entry: Chunk): Chunk | undefined => chunkNamed(entry, TABLE_CHUNK);

/**
 * The chunk that carries the hashes of what a page without features in its content never loads:
 * hashes cannot be compressed, and every page would pay for those of every feature.
 */
export const REST_CHUNK = 'features';

/**
 * The chunk that carries the hashes of what no placeholder loads by itself: a visitor's action, or
 * a feature that needs more, asks for it.
 */
export const LATER_CHUNK = 'later-files';

/** Where the tables meet: webpack's own global for handlers, of which this loader has none. */
const TABLE = RuntimeGlobals.ensureChunkHandlers;

/** Every chunk's id, and what stands for the hashes of its files. */
const hashTable = (chunks: Iterable<Chunk>, graph: ChunkGraph): string =>
  JSON.stringify(
    Object.fromEntries(
      [...chunks].map((chunk) => [
        String(chunk.id),
        placeholderOf(chunk, 'js') + (hasStyles(chunk, graph) ? placeholderOf(chunk, 'css') : ''),
      ]),
    ),
  );

/** For every chunk that has some, the modules that are evaluated before what waits for the chunk. */
const apartTable = (chunks: Iterable<Chunk>, graph: ChunkGraph): string =>
  JSON.stringify(
    Object.fromEntries(
      [...chunks].flatMap((chunk) => {
        const apart = [...graph.getChunkModulesIterable(chunk)].filter(isEvaluatedApart);
        return apart.length > 0
          ? [[String(chunk.id), apart.map((module) => graph.getModuleId(module))]]
          : [];
      }),
    ),
  );

/** Loads one file: `(id, hash, ending, create)`. On webpack's own global for such a function. */
const LOAD = RuntimeGlobals.loadScript;

/**
 * The bundle's loader of one file by its content's hash, from which both the name and the
 * integrity of the file follow. A failure rejects with an error like webpack's own
 * ChunkLoadError: its message begins with error, missing (loaded, but not the chunk) or timeout,
 * `request` is the address; the next `import()` then starts afresh, at an address of its own, since
 * the browser may have kept a broken answer. A script that arrives after its time-out still
 * installs its modules. In an entry that comes a second time nothing is installed (MOUNT-6).
 */
export class FileLoaderModule extends RuntimeModule {
  constructor() {
    super('file loader', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const { chunk: entry, chunkGraph, compilation } = this;
    if (!entry || !chunkGraph || !compilation) return '';
    const { chunkLoadingGlobal, chunkLoadTimeout, trustedTypes } = compilation.outputOptions;
    const policy = JSON.stringify(trustedTypes ? trustedTypes.policyName : '');
    const table = tableChunkOf(entry);
    // The one chunk that an entry with a table may load by itself.
    const first = table
      ? `${RuntimeGlobals.ensureChunk} = (id) => ${LOAD}(id, "${placeholderOf(table, 'js')}");`
      : '';
    return `
const files = {};
const attempts = {};
let policy;
const createScript = (request) => {
  const script = document.createElement("script");
  policy ||= globalThis.trustedTypes?.createPolicy(${policy}, { createScriptURL: (url) => url });
  script.src = policy?.createScriptURL(request) ?? request;
  return script;
};
globalThis[${JSON.stringify(chunkLoadingGlobal)}] ||= {
  push([ids, modules, run]) {
    Object.assign(${RuntimeGlobals.moduleFactories}, modules);
    run?.(${RuntimeGlobals.require});
    for (const id of ids) files[id + ".js"] = 1;
  },
};
${LOAD} = (id, hash, ending = ".js", create = createScript) => files[id + ending] ||= new Promise((resolve, reject) => {
  const request = ${RuntimeGlobals.publicPath} + "chunks/" + id + "." +
    hash.replace(/\\W/g, "").slice(0, 8) + ending + (attempts[hash] || "");
  const element = create(request);
  const end = ({ type }) => {
    clearTimeout(timer);
    // A stylesheet has nothing to install.
    if (type == "load" && (element.rel || files[id + ending] == 1)) return resolve();
    element.remove();
    files[id + ending] = 0;
    attempts[hash] = (attempts[hash] || "?") + 1;
    reject(Object.assign(new Error((type == "load" ? "missing" : type) + " " + request),
      { name: "ChunkLoadError", request }));
  };
  const timer = setTimeout(end, ${String(chunkLoadTimeout)}, { type: "timeout" });
  element.onload = element.onerror = end;
  element.nonce = ${RuntimeGlobals.scriptNonce};
  element.crossOrigin = "";
  element.integrity = "sha256-" + hash + "=";
  document.head.append(element);
});
${first}`;
  }
}

/**
 * Loads a chunk: a script, and a stylesheet where there is one. It stands with the hashes of what
 * every page loads in the table chunk, whose own hash the entry knows; without a table chunk, in
 * the entry. For any other chunk it first loads the rest of the hashes, and then those of later.
 * The modules that take long to evaluate are evaluated each in a task of its own, once, before the
 * chunk counts as loaded.
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
    const loadRest = this.chunks.some(({ id }) => id === REST_CHUNK)
      ? `if (!hashes && id != "${TABLE_CHUNK}")
    return ${RuntimeGlobals.ensureChunk}(table["${LATER_CHUNK}"] ? "${LATER_CHUNK}" : "${REST_CHUNK}").then(() => ${RuntimeGlobals.ensureChunk}(id));`
      : '';
    return `
const table = ${TABLE} = ${hashTable(this.chunks, chunkGraph)};
const apart = ${apartTable(this.chunks, chunkGraph)};
const evaluated = {};
const evaluate = async (modules = []) => {
  for (const id of modules) {
    ${RuntimeGlobals.require}(id);
    await (globalThis.scheduler?.yield?.() ?? new Promise((next) => setTimeout(next)));
  }
};
const createLink = (href) => Object.assign(document.createElement("link"), { rel: "stylesheet", href });
${RuntimeGlobals.ensureChunk} = (id) => {
  // The table's own chunk is not in it, and is there.
  const hashes = table[id] || "";
  ${loadRest}
  return Promise.all([
    ${LOAD}(id, hashes.slice(0, ${HASH_LENGTH})),
    hashes[${HASH_LENGTH}] && ${LOAD}(id, hashes.slice(${HASH_LENGTH}), ".css", createLink),
  ]).then(() => evaluated[id] ||= evaluate(apart[id]));
};`;
  }
}

/** The hashes that the rest chunk, or that of later, carries. */
export class RestTableModule extends RuntimeModule {
  private readonly chunks: readonly Chunk[];

  constructor(chunks: readonly Chunk[]) {
    super('rest of the file table', RuntimeModule.STAGE_ATTACH);
    this.chunks = chunks;
  }

  override generate(): string {
    const { chunkGraph } = this;
    return chunkGraph ? `Object.assign(${TABLE}, ${hashTable(this.chunks, chunkGraph)});` : '';
  }
}
