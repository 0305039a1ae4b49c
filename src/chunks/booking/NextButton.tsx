import { BOOKING_STEPS } from '../../domain/booking/booking-view';
import { selectAnsweredSteps, selectBooking } from '../../store/booking/expedited-booking-slice';
import { useAppSelector } from '../../store/hooks';
import { BOOKING_LABELS } from './messages';

/** The submit button of a question; it names the review if the visitor edits an answer and returns to it next. */
export function NextButton() {
  const booking = useAppSelector(selectBooking);
  const answered = useAppSelector(selectAnsweredSteps);
  const isLast = BOOKING_STEPS.every((step) => step === booking.view || answered[step]);
  return (
    <button type="submit" className="bsro-button bsro-button--primary bsro-booking__next">
      {booking.isEditing && isLast ? BOOKING_LABELS.backToReview : BOOKING_LABELS.next}
    </button>
  );
}
