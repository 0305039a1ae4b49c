import { useEffect, useState } from 'react';
import { onChangedElsewhere } from '../../browser/other-tabs';
import { formatAppointmentTime } from '../../domain/booking/slot-time';
import { onConnectionBack } from '../../services/connection';
import { book, checkRequest } from '../../store/booking/book-thunks';
import { selectBooking, selectServiceIds } from '../../store/booking/expedited-booking-slice';
import { LAST_BOOKING_KEY, savedLastBooking } from '../../store/booking/saved-booking';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { RetryOrCall } from '../../ui/failure/RetryOrCall';
import { CallStoreLink } from '../../ui/failure/CallStoreLink';
import { HoldNotice } from '../../ui/time/HoldNotice';
import { ZoneNote } from '../../ui/time/ZoneNote';
import { ActionBar } from './ActionBar';
import { BookingQuestion } from './BookingQuestion';
import { BookingSummary } from './BookingSummary';
import { REFUSAL_TEXTS, REVIEW_LABELS } from './messages';

/**
 * Returns the start of the appointment that this browser has booked in the last 24 hours, such as in
 * another tab, if it is for the same services at the same store; otherwise undefined.
 */
const useEarlierBookingStart = (): string | undefined => {
  const { store } = useAppSelector(selectBooking);
  const serviceIds = useAppSelector(selectServiceIds);
  const [last, setLast] = useState(savedLastBooking.read);
  useEffect(
    () => onChangedElsewhere({ key: LAST_BOOKING_KEY }, () => setLast(savedLastBooking.read())),
    [],
  );
  const isSame =
    last !== undefined &&
    last.storeNumber === store?.storeNumber &&
    [...last.serviceIds].sort().join() === [...serviceIds].sort().join();
  return isSame ? last.start : undefined;
};

/**
 * Shows all answers and sends the booking. If the result is unknown, offers to check it again, and checks it once a
 * lost connection is back.
 */
export function ReviewStep() {
  const dispatch = useAppDispatch();
  const { slot, hold, status, refusal, store } = useAppSelector(selectBooking);
  const earlierStart = useEarlierBookingStart();
  const isBusy = status === 'sending' || status === 'checking';
  useEffect(() => onConnectionBack(() => void dispatch(checkRequest())), [dispatch]);
  return (
    <BookingQuestion step="review">
      <BookingSummary isFixed={status !== 'idle'} />
      <ZoneNote timeZone={store?.timeZone} at={slot?.start} />
      {earlierStart !== undefined && status === 'idle' && (
        <p className="bsro-notice" role="status">
          {REVIEW_LABELS.alreadyBooked({ time: formatAppointmentTime({ start: earlierStart }) })}
        </p>
      )}
      {refusal && <RetryOrCall text={REFUSAL_TEXTS[refusal]} />}
      {status === 'uncertain' ? (
        <RetryOrCall
          text={REVIEW_LABELS.uncertain}
          retryLabel={REVIEW_LABELS.checkAgain}
          onRetry={() => void dispatch(checkRequest())}
        />
      ) : (
        slot && (
          <ActionBar>
            <button
              type="button"
              className="bsro-button bsro-button--primary bsro-booking__next"
              aria-busy={isBusy}
              aria-disabled={isBusy}
              onClick={() => !isBusy && void dispatch(book())}
            >
              {isBusy
                ? REVIEW_LABELS.sending
                : REVIEW_LABELS.book({ time: formatAppointmentTime(slot) })}
            </button>
          </ActionBar>
        )
      )}
      {status === 'idle' && <HoldNotice hold={hold} slot={slot} />}
      {!refusal && status !== 'uncertain' && <CallStoreLink />}
      <p className="bsro-booking__status" role="status">
        {status === 'checking' && REVIEW_LABELS.checking}
      </p>
    </BookingQuestion>
  );
}
