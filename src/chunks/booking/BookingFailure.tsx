import { TRY_AGAIN } from '../../ui/messages';
import { CallStore } from './CallStore';

interface BookingFailureProps {
  text: string;
  isBusy?: boolean;
  /** Undefined if a retry can't help. */
  onRetry?: () => void;
  retryLabel?: string;
}

/** Shows an error message with a retry button and the store's phone number. */
export function BookingFailure({
  text,
  isBusy = false,
  onRetry,
  retryLabel = TRY_AGAIN,
}: BookingFailureProps) {
  return (
    <div className="bsro-booking__failure">
      <p role="alert">{text}</p>
      <p className="bsro-booking__actions">
        {onRetry && (
          <button
            type="button"
            className="bsro-button"
            aria-busy={isBusy}
            aria-disabled={isBusy}
            onClick={() => !isBusy && onRetry()}
          >
            {retryLabel}
          </button>
        )}
        <CallStore />
      </p>
    </div>
  );
}
