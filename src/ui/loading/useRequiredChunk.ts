import { useEffect, useState } from 'react';
import { loadChunk } from '../../browser/load-chunk';

/** The result of a load: the module once it has loaded, or the error. */
type Loaded<Module> = { readonly module?: Module } | { readonly error: unknown };

/**
 * Loads a chunk without which a root has nothing to show. A failure is thrown during rendering, so that
 * the root applies its failure policy, such as a notice with *Try again*.
 * @param load an `import()` of the chunk; the same function in each render
 * @returns undefined while the chunk loads
 */
export const useRequiredChunk = <Module>(load: () => Promise<Module>): Module | undefined => {
  const [loaded, setLoaded] = useState<Loaded<Module>>({});
  useEffect(() => {
    loadChunk(load).then(
      (module) => setLoaded({ module }),
      (error: unknown) => setLoaded({ error }),
    );
  }, [load]);
  if ('error' in loaded) throw loaded.error;
  return loaded.module;
};
