import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { RetryOrCall } from '../failure/RetryOrCall';
import { Skeleton } from './Skeleton';
import type { LazyModule } from './useLazy';
import { useLoadingIndicator } from './useLoadingIndicator';
import '../failure/call-store.css';
import '../failure/failure.css';
import '../styles/button.css';

interface LazyProps<Module> {
  lazy: LazyModule<Module>;
  /** Names what is loading, such as "Loading reviews". */
  label: string;
  /** Says that it didn't load. */
  failure: string;
  children: (module: Module) => ReactNode;
}

/**
 * Shows a part of a feature that loads as a separate chunk: requests it, says when that takes long, and offers to
 * try again if it fails (MOUNT-4).
 */
export function Lazy<Module>({ lazy, label, failure, children }: LazyProps<Module>) {
  const { status, request } = lazy;
  useEffect(() => {
    if (status === 'idle') request();
  }, [status, request]);
  const indicator = useLoadingIndicator(status === 'idle' || status === 'loading');
  if (lazy.status === 'ready') return <>{children(lazy.module)}</>;
  if (status === 'failed') return <RetryOrCall text={failure} onRetry={request} />;
  return (
    <Skeleton indicator={indicator} label={label}>
      <span className="bsro-skeleton__line" />
      <span className="bsro-skeleton__line bsro-skeleton__line--half" />
    </Skeleton>
  );
}
