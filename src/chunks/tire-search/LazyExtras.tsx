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

/** Loads the chunk of what is shown without tires, and renders a part of it. */
export function LazyExtras({ fallback, children }: LazyExtrasProps) {
  const [extras, request] = useLazyChunk(loadExtras, 'tire-search');
  const load = useEffectEvent(request);
  useEffect(() => load(), []);
  if (extras.module) return children(extras.module);
  return (
    <>
      {extras.status === 'failed' && <p role="alert">{RESULTS_LABELS.notLoaded}</p>}
      {fallback}
    </>
  );
}
