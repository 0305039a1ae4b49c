import { Skeleton } from '../../ui/loading/Skeleton';
import type { LoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import { RESULTS_LABELS } from './messages';

const CARDS = [1, 2, 3, 4];

export function ResultsSkeleton({ indicator }: { indicator: LoadingIndicator }) {
  return (
    <Skeleton indicator={indicator} label={RESULTS_LABELS.loading}>
      <span className="bsro-skeleton__line bsro-skeleton__line--short" />
      <div className="bsro-store-results__columns">
        <div className="bsro-store-results__list">
          {CARDS.map((card) => (
            <div key={card} className="bsro-store-card bsro-store-card--shape">
              <span className="bsro-skeleton__line bsro-skeleton__line--half" />
              <span className="bsro-skeleton__line bsro-skeleton__line--short" />
              <span className="bsro-skeleton__line bsro-skeleton__line--half" />
              <span className="bsro-skeleton__line bsro-skeleton__line--short" />
            </div>
          ))}
        </div>
        <span className="bsro-store-results__map bsro-skeleton__line" />
      </div>
    </Skeleton>
  );
}
