import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/loading/Skeleton';
import type { LazyChunk } from '../../ui/loading/useLazyChunk';
import { useLoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import { RetryOrCall } from '../../ui/failure/RetryOrCall';
import { BOOKING_LABELS } from './messages';

interface LazyPartProps<Module> {
  chunk: LazyChunk<Module>;
  onRequest: () => void;
  children: (module: Module) => ReactNode;
}

/** Shows a part of the booking that loads as a separate chunk. */
export function LazyPart<Module>({ chunk, onRequest, children }: LazyPartProps<Module>) {
  const { status } = chunk;
  useEffect(() => {
    if (status === 'idle') onRequest();
  });
  const indicator = useLoadingIndicator(status === 'idle' || status === 'loading');
  if (chunk.status === 'ready') return <>{children(chunk.module)}</>;
  if (status === 'failed') {
    return <RetryOrCall text={BOOKING_LABELS.notLoaded} onRetry={onRequest} />;
  }
  return (
    <Skeleton indicator={indicator} label={BOOKING_LABELS.loading}>
      <span className="bsro-skeleton__line bsro-booking__shape" />
      <span className="bsro-skeleton__line bsro-booking__shape" />
    </Skeleton>
  );
}
