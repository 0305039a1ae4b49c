import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { RetryOrCall } from '../failure/RetryOrCall';
import { Skeleton } from './Skeleton';
import type { LazyModule } from './useLazy';
import { useLoadingIndicator } from './useLoadingIndicator';

interface LazyProps<Module> {
  lazy: LazyModule<Module>;
  /** Names what is loading, such as "Loading reviews". */
  label: string;
  /** Says that it didn't load. */
  failure: string;
  /** Shapes with the size of what is loading. */
  shapes?: ReactNode;
  children: (module: Module) => ReactNode;
}

/**
 * Shows a part of a feature that loads as a separate chunk: requests it, says when that takes long, and offers to
 * try again if it fails (MOUNT-4).
 */
export function Lazy<Module>({
  lazy,
  label,
  failure,
  shapes = (
    <>
      <span className="bsro-skeleton__line" />
      <span className="bsro-skeleton__line bsro-skeleton__line--half" />
    </>
  ),
  children,
}: LazyProps<Module>) {
  const { status, error, request } = lazy;
  useEffect(() => {
    if (status === 'idle') request();
  }, [status, request]);
  const indicator = useLoadingIndicator(status === 'idle' || status === 'loading');
  if (lazy.status === 'ready') return <>{children(lazy.module)}</>;
  // The button, which has the focus, stays while the chunk loads again.
  if (error !== undefined) {
    return <RetryOrCall text={failure} isBusy={status === 'loading'} onRetry={request} />;
  }
  return (
    <Skeleton indicator={indicator} label={label}>
      {shapes}
    </Skeleton>
  );
}
