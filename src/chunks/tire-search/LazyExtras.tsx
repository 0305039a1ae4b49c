import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { useLazyChunk } from '../../ui/loading/useLazyChunk';
import { loadExtras } from './load-extras';
import { RESULTS_LABELS } from './messages';

interface LazyExtrasProps {
  /** Shown until the chunk has loaded, and if it fails to load. */
  fallback?: ReactNode;
  children: (extras: Awaited<ReturnType<typeof loadExtras>>) => ReactNode;
}

/** Loads the extras (`extras/index.ts`), and renders one of their components. */
export function LazyExtras({ fallback, children }: LazyExtrasProps) {
  const [extras, request] = useLazyChunk(loadExtras, 'tire-search');
  const load = useEffectEvent(request);
  useEffect(() => load(), []);
  if (extras.module) return <>{children(extras.module)}</>;
  return (
    <>
      {extras.status === 'failed' && <p role="alert">{RESULTS_LABELS.notLoaded}</p>}
      {fallback}
    </>
  );
}
