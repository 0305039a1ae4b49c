import { TRY_AGAIN } from '../ui/messages';
import { CallStore } from './CallStore';

interface ScheduleFailureProps {
  text: string;
  isBusy?: boolean;
  /** Undefined if a retry can't help. */
  onRetry?: () => void;
  retryLabel?: string;
}

/** Shows an error message with a retry button and the store's phone number. */
export function ScheduleFailure({
  text,
  isBusy = false,
  onRetry,
  retryLabel = TRY_AGAIN,
}: ScheduleFailureProps) {
  return (
    <div className="bsro-schedule-failure">
      <p role="alert">{text}</p>
      <p className="bsro-schedule-failure__actions">
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
