import type { WebpackRuntime } from './webpack-runtime';

/** The length of a hash in characters. */
export const HASH_LENGTH = 43;

type ModuleId = string | number;

export interface ChunkLoaderOptions {
  /**
   * The hash of each chunk's script, followed by that of its stylesheet if it has one. The first chunk of a page adds
   * those of the others.
   */
  readonly hashes: Record<string, string | undefined>;
  /** The modules, by chunk, that are evaluated in separate tasks before the chunk counts as loaded. */
  readonly slowModules: Readonly<Record<string, readonly ModuleId[] | undefined>>;
}

/** Resolves in a later task, so that the browser can handle input first. */
const yieldToBrowser = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ??
  new Promise((next) => {
    setTimeout(next);
  });

/**
 * Installs the function that loads a chunk: its script, and its stylesheet if it has one. Slow modules are
 * evaluated once, each in its own task, before the chunk counts as loaded.
 */
export const installChunkLoader = (
  webpack: WebpackRuntime,
  { hashes, slowModules }: ChunkLoaderOptions,
): void => {
  const createLink = (href: string): HTMLLinkElement =>
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href });

  webpack.f = hashes;
  webpack.e = async (id) => {
    // Many chunks are requested at once; together, their requests would block a phone.
    await yieldToBrowser();
    const known = hashes[id] ?? '';
    const styles = known.slice(HASH_LENGTH);
    await Promise.all([
      webpack.l(id, known.slice(0, HASH_LENGTH)),
      styles && webpack.l(id, styles, '.css', createLink),
    ]);
    for (const module of slowModules[id] ?? []) {
      // Ends the task in which the browser compiled the chunk or evaluated the previous module.
      await yieldToBrowser();
      webpack(module);
    }
    // Otherwise, every caller that waits for the chunk would continue in this one task.
    await yieldToBrowser();
  };
};
