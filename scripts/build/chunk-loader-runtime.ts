import type { Chunk, ChunkGraph } from 'webpack';
import { RuntimeGlobals, RuntimeModule } from 'webpack';
import { HASH_LENGTH, hashOf } from './content-hash';

/** Stands for a file's hash in the runtime until the file's content is final. */
export const placeholderOf = (chunk: Chunk, kind: 'js' | 'css'): string =>
  hashOf(`${kind} of ${String(chunk.id)}`);

const hasStyles = (chunk: Chunk, graph: ChunkGraph): boolean =>
  graph.getChunkModulesIterableBySourceType(chunk, 'css/mini-extract') !== undefined;

/** The chunk that carries the hashes of all others, so that the entry does not grow with them. */
export const TABLE_CHUNK = 'declarations';

/** Every lazy chunk's id, and what stands for the hashes of its files. */
export const hashTable = (chunks: Iterable<Chunk>, graph: ChunkGraph): Record<string, string> =>
  Object.fromEntries(
    [...chunks].map((chunk) => [
      String(chunk.id),
      placeholderOf(chunk, 'js') + (hasStyles(chunk, graph) ? placeholderOf(chunk, 'css') : ''),
    ]),
  );

/** Where the table stands in a page: a property of the array that chunks push themselves onto. */
export const tableOf = (chunkLoadingGlobal: string): string =>
  `(globalThis[${JSON.stringify(chunkLoadingGlobal)}]||=[]).h`;

/**
 * The bundle's loader: a script, and a stylesheet where there is one, by their content's hash.
 * Both the name and the integrity of a file follow from that hash. The entry knows the table
 * chunk's hash alone and that chunk, itself guarded, brings the others'; without one, the entry
 * knows all. A failure rejects with webpack's own ChunkLoadError: `type` is error, missing
 * (loaded, but not the chunk) or timeout, `request` is the address; the next `import()` then
 * starts afresh, at an address of its own, since the browser may have kept a broken answer. A script that arrives after its time-out still installs its modules.
 */
export class ChunkLoaderModule extends RuntimeModule {
  constructor() {
    super('chunk loader', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const { chunk: entry, chunkGraph, compilation } = this;
    if (!entry || !chunkGraph || !compilation) return '';
    const { chunkLoadingGlobal, chunkLoadTimeout, trustedTypes } = compilation.outputOptions;
    const chunks = [...entry.getAllAsyncChunks()];
    const table = chunks.find(({ id }) => id === TABLE_CHUNK);
    const policy = JSON.stringify(trustedTypes ? trustedTypes.policyName : '');
    return `
const known = ${JSON.stringify(hashTable(table ? [table] : chunks, chunkGraph))};
const queue = globalThis[${JSON.stringify(chunkLoadingGlobal)}] ||= [];
const installed = {};
const loading = {};
const attempts = {};
let policy;
const load = (id, hash, isStyle) => loading[hash] ||= new Promise((resolve, reject) => {
  const element = document.createElement(isStyle ? "link" : "script");
  const request = ${RuntimeGlobals.publicPath} + "chunks/" + id + "." +
    hash.replace(/\\W/g, "").slice(0, 8) + (isStyle ? ".css" : ".js") + (attempts[hash] || "");
  const end = ({ type }) => {
    clearTimeout(timer);
    if (type == "load" && (isStyle || installed[id])) return resolve();
    element.remove();
    loading[hash] = 0;
    attempts[hash] = (attempts[hash] || "?") + 1;
    reject(Object.assign(new Error((type = type == "load" ? "missing" : type) + " " + request),
      { name: "ChunkLoadError", type, request }));
  };
  const timer = setTimeout(end, ${String(chunkLoadTimeout)}, { type: "timeout" });
  element.onload = element.onerror = end;
  element.nonce = ${RuntimeGlobals.scriptNonce};
  element.crossOrigin = "anonymous";
  element.integrity = "sha256-" + hash + "=";
  if (isStyle) {
    element.rel = "stylesheet";
    element.href = request;
  } else {
    policy ||= globalThis.trustedTypes?.createPolicy(${policy}, { createScriptURL: (url) => url });
    element.src = policy ? policy.createScriptURL(request) : request;
  }
  document.head.append(element);
});
${RuntimeGlobals.ensureChunk} = async (id) => {
  const hashes = known[id] || queue.h[id];
  await Promise.all([
    installed[id] || load(id, hashes.slice(0, ${HASH_LENGTH})),
    hashes[${HASH_LENGTH}] && load(id, hashes.slice(${HASH_LENGTH}), 1),
  ]);
};
const install = ([ids, modules, run]) => {
  Object.assign(${RuntimeGlobals.moduleFactories}, modules);
  if (run) run(${RuntimeGlobals.require});
  for (const id of ids) installed[id] = 1;
};
const push = queue.push.bind(queue);
queue.forEach(install);
queue.push = (data) => {
  install(data);
  push(data);
};`;
  }
}
