import { useRef, useState } from 'react';
import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';

/** The state of a chunk that a component loads; `idle` until it is requested. */
export type LazyChunk<Module> =
  | { readonly status: 'idle' | 'loading' | 'failed'; readonly module?: undefined }
  | { readonly status: 'ready'; readonly module: Module };

/**
 * Loads a chunk when a component requests it (MOUNT-4). A request while the chunk loads, or once it is
 * ready, does nothing; after a failure, which is reported, it loads the chunk again.
 * @param load an `import()` of the chunk
 * @param source name of the feature in error reports
 */
export const useLazyChunk = <Module>(
  load: () => Promise<Module>,
  source: string,
): readonly [chunk: LazyChunk<Module>, request: () => void] => {
  const [chunk, setChunk] = useState<LazyChunk<Module>>({ status: 'idle' });
  const isRequested = useRef(false);
  const request = (): void => {
    if (isRequested.current) return;
    isRequested.current = true;
    setChunk({ status: 'loading' });
    loadChunk(load).then(
      (module) => setChunk({ status: 'ready', module }),
      (error: unknown) => {
        isRequested.current = false;
        setChunk({ status: 'failed' });
        report(error, { source, during: 'chunk' });
      },
    );
  };
  return [chunk, request];
};
