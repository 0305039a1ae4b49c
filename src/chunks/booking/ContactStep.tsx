import { selectBooking } from '../../store/booking/expedited-booking-slice';
import { useAppSelector } from '../../store/hooks';
import { Lazy } from '../../ui/loading/Lazy';
import type { LazyModule } from '../../ui/loading/useLazy';
import { HoldNotice } from '../../ui/time/HoldNotice';
import type * as Contact from './contact';
import { BookingQuestion } from './BookingQuestion';
import { BOOKING_LABELS } from './messages';

interface ContactStepProps {
  chunk: LazyModule<typeof Contact>;
  onFinished: () => void;
}

export function ContactStep({ chunk, onFinished }: ContactStepProps) {
  const { hold, slot } = useAppSelector(selectBooking);
  return (
    <BookingQuestion step="contact">
      <Lazy
        lazy={chunk}
        label={BOOKING_LABELS.loading}
        failure={BOOKING_LABELS.notLoaded}
        shapes={
          <>
            <span className="bsro-skeleton__line bsro-booking__shape" />
            <span className="bsro-skeleton__line bsro-booking__shape" />
          </>
        }
      >
        {({ ContactForm }) => <ContactForm onFinished={onFinished} />}
      </Lazy>
      <HoldNotice hold={hold} slot={slot} />
    </BookingQuestion>
  );
}
