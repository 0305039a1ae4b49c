import { formatPhoneNumber, getPhoneHref } from '../../site/phone-number';
import { useAppSelector } from '../../store/hooks';
import { selectBooking } from '../../store/booking/expedited-booking-slice';
import { TRY_AGAIN } from '../../ui/messages';
import { BOOKING_LABELS } from './messages';

/** A link that calls the selected store; nothing without its number. */
export function CallStore() {
  const { store } = useAppSelector(selectBooking);
  const href = getPhoneHref(store?.phone ?? '');
  if (!store || !href) return null;
  return (
    <a className="bsro-button bsro-button--link" href={href}>
      {BOOKING_LABELS.callInstead} {store.storeName}: {formatPhoneNumber(store.phone)}
    </a>
  );
}

interface BookingFailureProps {
  text: string;
  isBusy?: boolean;
  /** Absent if trying again can't help. */
  onRetry?: () => void;
  retryLabel?: string;
}

/** Why a part of the booking can't go on, with a retry button and the store's phone number. */
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
