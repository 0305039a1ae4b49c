import { Skeleton } from '../../ui/loading/Skeleton';
import type { LoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import { LIST_LABELS } from './messages';

interface ListSkeletonProps {
  indicator: LoadingIndicator;
  items: number;
  /** Whether to include the rating and its histogram. */
  hasOverview?: boolean;
}

export function ListSkeleton({ indicator, items, hasOverview = false }: ListSkeletonProps) {
  return (
    <Skeleton indicator={indicator} label={LIST_LABELS.loading}>
      {hasOverview && <span className="bsro-reviews__overview-shape bsro-skeleton__line" />}
      {[...Array(items).keys()].map((index) => (
        <div key={index} className="bsro-review">
          <span className="bsro-skeleton__line bsro-skeleton__line--short" />
          <span className="bsro-skeleton__line bsro-skeleton__line--half" />
          <span className="bsro-skeleton__line" />
          <span className="bsro-skeleton__line bsro-skeleton__line--short" />
        </div>
      ))}
    </Skeleton>
  );
}
