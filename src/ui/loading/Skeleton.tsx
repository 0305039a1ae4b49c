import type { ReactNode } from 'react';
import { LateMessage } from './LateMessage';
import type { LoadingIndicator } from './useLoadingIndicator';

interface SkeletonProps {
  indicator: LoadingIndicator;
  /** Names what is loading, such as "Loading reviews". */
  label: string;
  /** Shapes with the size and position of the final content. */
  children: ReactNode;
}

/**
 * Shows placeholder shapes while content loads, and a message when loading takes long
 * (docs/feature-rules.md#loading-states).
 */
export function Skeleton({ indicator, label, children }: SkeletonProps) {
  if (indicator === 'hidden') return null;
  return (
    <div className="bsro-skeleton" aria-busy="true">
      <div aria-hidden="true">{children}</div>
      <LateMessage indicator={indicator} label={label} />
    </div>
  );
}
