import { Skeleton } from '../../ui/Skeleton';
import type { Waiting } from '../../ui/useWaiting';

const CARDS = [1, 2, 3, 4];

/** Stores to come, in their geometry. */
export function ResultsSkeleton({ waiting }: { waiting: Waiting }) {
  return (
    <Skeleton waiting={waiting} label="Loading stores">
      <div className="bsro-store-results">
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
      </div>
    </Skeleton>
  );
}
