import { FailureMessage } from '../ui/failure/FailureMessage';
import { CallStoreLink } from './CallStoreLink';

interface ScheduleFailureProps {
  text: string;
  isBusy?: boolean;
  /** Undefined if a retry can't help. */
  onRetry?: () => void;
  retryLabel?: string;
}

/** Shows an error message with a retry button and the store's phone number. */
export function ScheduleFailure({ isBusy = false, ...failure }: ScheduleFailureProps) {
  return (
    <FailureMessage {...failure} isRetrying={isBusy}>
      <CallStoreLink />
    </FailureMessage>
  );
}
