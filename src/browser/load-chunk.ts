/** Milliseconds after which a load has failed for good, a hanging one too (MOUNT-3). */
export const LOAD_LIMIT = 120_000;

/** Milliseconds from a failure to the next attempt, give or take a fifth. */
export const RETRY_DELAYS = [1_000, 4_000] as const;

/** Addresses that the page's content security policy has refused. */
const refused = new Set<unknown>();
addEventListener('securitypolicyviolation', ({ blockedURI }) => refused.add(blockedURI));

/** Whether a script or a stylesheet did not arrive, as opposed to a module that throws. */
export const isLoadError = (error: unknown): error is Error & { readonly request?: string } =>
  error instanceof Error && error.name === 'ChunkLoadError';

/**
 * Loads a chunk in up to three attempts, all within two minutes of the first; further attempts
 * wait while the browser is offline. A refusal by the content security policy and an exception of
 * the module itself are final (architecture: Mounting rules, 4).
 * @param load an `import()` of the chunk, which asks anew after a failure
 * @throws the last attempt's ChunkLoadError, or the module's own exception
 */
export const loadChunk = <Module>(load: () => Promise<Module>): Promise<Module> =>
  new Promise((resolve, reject) => {
    let over = false;
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
          if (over || refused.has(error.request)) throw error;
        }
      }
      return load();
    };
    const giveUp = () => {
      over = true;
      reject(Object.assign(new Error('timeout'), { name: 'ChunkLoadError' }));
    };
    let limit: ReturnType<typeof setTimeout> | undefined;
    // The time that the page was away does not count.
    const restart = (shown?: PageTransitionEvent) => {
      if (shown?.persisted === false) return;
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
 * A load of a chunk that all who ask for it share, so that a page with many elements of a kind
 * waits once; after a failure the next to ask begins anew.
 */
export const shareLoad = <Module>(load: () => Promise<Module>): (() => Promise<Module>) => {
  let loading: Promise<Module> | undefined;
  return () =>
    (loading ??= loadChunk(load).catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
};
