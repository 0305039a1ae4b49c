import { useCallback, useMemo, useRef, useState } from 'react';
import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';

type LazyState<Module> =
  | { readonly status: 'idle'; readonly module?: undefined; readonly error?: undefined }
  // With the error of the last attempt while the chunk loads again.
  | { readonly status: 'loading'; readonly module?: undefined; readonly error?: unknown }
  | { readonly status: 'failed'; readonly module?: undefined; readonly error: unknown }
  | { readonly status: 'ready'; readonly module: Module; readonly error?: undefined };

/** A chunk that a component loads; `idle` until it is requested. It changes only with its status. */
export type LazyModule<Module> = LazyState<Module> & {
  /**
   * Loads the chunk, or loads it again after a failure; does nothing while it loads or once it is ready. It is
   * the same function in each render.
   */
  readonly request: () => void;
};

/**
 * Loads a chunk when a component requests it (MOUNT-4).
 * @param load an `import()` of the chunk; the same function in each render
 * @param source name of the feature in error reports; without it, the component throws or reports the error
 * @param element the placeholder, for error reports
 */
export const useLazy = <Module>(
  load: () => Promise<Module>,
  source?: string,
  element?: HTMLElement,
): LazyModule<Module> => {
  const [state, setState] = useState<LazyState<Module>>({ status: 'idle' });
  const isRequested = useRef(false);
  const request = useCallback((): void => {
    if (isRequested.current) return;
    isRequested.current = true;
    setState(({ error }) => ({ status: 'loading', error }));
    loadChunk(load).then(
      (module) => setState({ status: 'ready', module }),
      (error: unknown) => {
        isRequested.current = false;
        setState({ status: 'failed', error });
        if (source !== undefined)
          report(error, { source, during: 'chunk', ...(element && { element }) });
      },
    );
  }, [load, source, element]);
  return useMemo(() => ({ ...state, request }), [state, request]);
};
