/** Milliseconds after which a load fails for good, even if a request hangs (MOUNT-3). */
export const LOAD_LIMIT = 120_000;

/** Milliseconds from a failure to the next attempt, with a jitter of 20 percent. */
export const RETRY_DELAYS = [1_000, 4_000] as const;

/** URLs that the page's content security policy has blocked. */
const blockedUrls = new Set<unknown>();
addEventListener('securitypolicyviolation', ({ blockedURI }) => blockedUrls.add(blockedURI));

/** Checks whether a file did not load, as opposed to a module that threw. */
export const isLoadError = (error: unknown): error is Error & { readonly request?: string } =>
  error instanceof Error && error.name === 'ChunkLoadError';

/**
 * Loads a chunk in up to three attempts, all within two minutes of the first; further attempts
 * wait while the browser is offline. A violation of the content security policy and an exception of
 * the module itself are final.
 * @param load an `import()` of the chunk, which requests it again after a failure
 * @throws the last attempt's ChunkLoadError, or the module's own exception
 */
export const loadChunk = <Module>(load: () => Promise<Module>): Promise<Module> =>
  new Promise((resolve, reject) => {
    let isOver = false;
    const attempt = async (): Promise<Module> => {
      for (const delay of RETRY_DELAYS) {
        try {
          return await load();
        } catch (error) {
          if (!isLoadError(error)) throw error;
          await new Promise((next) => {
            setTimeout(next, delay * (0.8 + Math.random() * 0.4));
          });
          if (!navigator.onLine) {
            await new Promise((next) => {
              addEventListener('online', next, { once: true });
            });
          }
          if (isOver || blockedUrls.has(error.request)) throw error;
        }
      }
      return load();
    };
    const giveUp = () => {
      isOver = true;
      reject(Object.assign(new Error('timeout'), { name: 'ChunkLoadError' }));
    };
    let limit: ReturnType<typeof setTimeout> | undefined;
    // The time in the back-forward cache does not count.
    const restart = (event?: PageTransitionEvent) => {
      if (event?.persisted === false) return;
      clearTimeout(limit);
      limit = setTimeout(giveUp, LOAD_LIMIT);
    };
    restart();
    addEventListener('pageshow', restart);
    attempt()
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(limit);
        removeEventListener('pageshow', restart);
      });
  });

/**
 * Wraps a chunk's loader so that all callers share one load. After a failure, the next call loads
 * again.
 */
export const shareLoad = <Module>(load: () => Promise<Module>): (() => Promise<Module>) => {
  let loading: Promise<Module> | undefined;
  return () =>
    (loading ??= loadChunk(load).catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
};
