import { FailureMessage } from './FailureMessage';
import { CallStoreLink } from './CallStoreLink';

interface RetryOrCallProps {
  text: string;
  isBusy?: boolean;
  /** Undefined if a retry can't help. */
  onRetry?: () => void;
  retryLabel?: string;
}

export function RetryOrCall({ isBusy = false, ...failure }: RetryOrCallProps) {
  return (
    <FailureMessage {...failure} isRetrying={isBusy}>
      <CallStoreLink />
    </FailureMessage>
  );
}
