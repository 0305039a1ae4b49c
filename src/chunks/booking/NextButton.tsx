import { selectBooking } from '../../store/booking/expedited-booking-slice';
import { useAppSelector } from '../../store/hooks';
import { BOOKING_LABELS } from './messages';

/** The submit button of a question. */
export function NextButton() {
  const { isEditing } = useAppSelector(selectBooking);
  return (
    <button type="submit" className="bsro-button bsro-button--primary bsro-booking__next">
      {isEditing ? BOOKING_LABELS.backToReview : BOOKING_LABELS.next}
    </button>
  );
}
