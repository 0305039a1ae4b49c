import { STORES_NOT_LOADED } from '../../site/store-messages';
import { RESULTS_LABELS } from './messages';

interface FailedStoresProps {
  isRetrying: boolean;
  onRetry: () => void;
}

/** An error message with a retry button. */
export function FailedStores({ isRetrying, onRetry }: FailedStoresProps) {
  return (
    <div className="bsro-store-results__failure">
      <p role="alert">{!isRetrying && STORES_NOT_LOADED}</p>
      <button
        type="button"
        className="bsro-button"
        aria-disabled={isRetrying}
        aria-busy={isRetrying}
        onClick={() => {
          if (!isRetrying) onRetry();
        }}
      >
        {isRetrying && <span className="bsro-button__spinner" aria-hidden="true" />}
        {RESULTS_LABELS.retry}
      </button>
    </div>
  );
}
