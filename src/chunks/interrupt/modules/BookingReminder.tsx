import { useEffect, useEffectEvent, useState } from 'react';
import { formatAppointmentTime } from '../../../domain/booking/slot-time';
import { getNow } from '../../../browser/clock';
import type { StartedBooking } from '../../../store/booking/started-booking';
import { getAppointmentUrl } from '../../../site/appointment-url';
import { InterruptLink } from '../InterruptLink';
import { APPOINTMENT_LABELS } from '../messages';

const BOOKING_PLACEHOLDERS = '.bsro-schedule-appointment, .bsro-expedited-booking';

interface BookingReminderProps {
  booking: StartedBooking;
  /** Called when the visitor follows the link or uses a booking placeholder on the page. */
  onFollow: () => void;
}

/** Offers to continue an unfinished booking (INTR-6). */
export function BookingReminder({ booking, onFollow }: BookingReminderProps) {
  const { storeNumber, storeName, serviceIds, serviceNames } = booking;
  const [serviceId] = serviceIds;
  const start = booking.slot?.start ?? booking.start;
  const [now] = useState(getNow);
  const isUpcoming = start != null && Date.parse(start) > now;
  const services = serviceNames.join(', ');
  const handleBooking = useEffectEvent(onFollow);

  useEffect(() => {
    const handleEvent = ({ target }: Event): void => {
      if (target instanceof Element && target.closest(BOOKING_PLACEHOLDERS)) handleBooking();
    };
    for (const type of ['click', 'input']) document.addEventListener(type, handleEvent);
    return () => {
      for (const type of ['click', 'input']) document.removeEventListener(type, handleEvent);
    };
  }, []);

  return (
    <>
      {isUpcoming
        ? APPOINTMENT_LABELS.startedForTime({
            services,
            store: storeName,
            time: formatAppointmentTime({ start }),
          })
        : APPOINTMENT_LABELS.started({ services, store: storeName })}{' '}
      <InterruptLink
        className="bsro-button bsro-button--primary"
        href={getAppointmentUrl({ storeNumber, ...(serviceId && { serviceId }) })}
        label={APPOINTMENT_LABELS.continue}
        onFollow={onFollow}
      />
    </>
  );
}
