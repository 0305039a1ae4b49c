import type { ReactNode } from 'react';
import './skeleton.css';
import type { Waiting } from './useWaiting';

interface SkeletonProps {
  waiting: Waiting;
  /** What is being waited for, such as "Loading reviews". */
  label: string;
  /** Shapes in the final geometry. */
  children: ReactNode;
}

/** Shapes that stand in for what is loading; after a while a word says so (look: Loading). */
export function Skeleton({ waiting, label, children }: SkeletonProps) {
  if (waiting === 'hidden') return null;
  return (
    <div className="bsro-skeleton" aria-busy="true">
      <div aria-hidden="true">{children}</div>
      <p className="bsro-skeleton__word" role="status">
        {waiting === 'late' && `${label} is taking longer than usual.`}
      </p>
    </div>
  );
}
