import type { StoreDetails } from '../../../store/useStoreDetails';
import { RetryOrCall } from '../../../ui/failure/RetryOrCall';
import { Skeleton } from '../../../ui/loading/Skeleton';
import { useLoadingIndicator } from '../../../ui/loading/useLoadingIndicator';
import { StorePlace } from '../../../ui/visit/StorePlace';
import { APPOINTMENT_LABELS } from './messages';

interface AppointmentStoreProps {
  details: StoreDetails;
  onRetry: () => void;
}

export function AppointmentStore({ details, onRetry }: AppointmentStoreProps) {
  const indicator = useLoadingIndicator(details.status === 'loading');
  switch (details.status) {
    case 'ready':
      return <StorePlace store={details.store} />;
    case 'loading':
      return (
        <div className="bsro-visit__place bsro-visit__place--loading">
          <Skeleton indicator={indicator} label={APPOINTMENT_LABELS.storeLoading}>
            <span className="bsro-skeleton__line bsro-booking__shape" />
            <span className="bsro-skeleton__line bsro-booking__shape" />
          </Skeleton>
        </div>
      );
    case 'failed':
      return <RetryOrCall text={APPOINTMENT_LABELS.storeFailed} onRetry={onRetry} />;
    case 'none':
      return null;
  }
}
