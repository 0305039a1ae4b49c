import { TRY_AGAIN } from '../../ui/messages';
import { CallStore } from './CallStore';

interface BookingFailureProps {
  text: string;
  isBusy?: boolean;
  /** Absent if trying again can't help. */
  onRetry?: () => void;
  retryLabel?: string;
}

/** Why a part of the booking or of an appointment can't go on, with a retry button and the store's phone number. */
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
