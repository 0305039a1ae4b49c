/** Loads one file of the bundle by the hash of its content. */
export type LoadFile = (
  id: string,
  hash: string,
  extension?: '.js' | '.css',
  createElement?: (url: string) => HTMLScriptElement | HTMLLinkElement,
) => Promise<void>;

/** The parts of `__webpack_require__` that the loaders use, under webpack's names. */
export interface WebpackRuntime {
  /** Evaluates a module (`RuntimeGlobals.require`). */
  (moduleId: string | number): unknown;
  /** The modules that have arrived, by ID (`RuntimeGlobals.moduleFactories`). */
  readonly m: Record<string, unknown>;
  /** The URL of the bundle's folder (`RuntimeGlobals.publicPath`). */
  readonly p: string;
  /** The nonce of the page's scripts (`RuntimeGlobals.scriptNonce`). */
  readonly nc?: string;
  /** Loads a file (`RuntimeGlobals.loadScript`). */
  l: LoadFile;
  /** Loads a chunk (`RuntimeGlobals.ensureChunk`). */
  e: (chunkId: string) => Promise<unknown>;
  /** The hashes of every known chunk's files (`RuntimeGlobals.ensureChunkHandlers`). */
  f: Record<string, string | undefined>;
}
