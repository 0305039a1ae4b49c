import { RESULTS_LABELS } from './messages';

interface SearchFailureProps {
  text: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** An error message with a retry button. */
export function SearchFailure({ text, isRetrying, onRetry }: SearchFailureProps) {
  return (
    <div className="bsro-tire-search__failure">
      <p role="alert">{!isRetrying && text}</p>
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
