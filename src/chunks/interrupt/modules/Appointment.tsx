import { useEffect, useEffectEvent, useState } from 'react';
import { bus } from '../../../bus/bus';
import { PAGES } from '../../../site/pages';
import { getPhoneHref, formatPhoneNumber } from '../../../domain/format/phone-number';
import { useAppSelector } from '../../../store/hooks';
import { selectMyStore } from '../../../store/meta/meta-slice';
import { InterruptLink } from '../InterruptLink';
import type { ModuleContentProps } from '../modules';
import { findStartedBooking } from '../booking-reminder';
import { APPOINTMENT_LABELS } from '../messages';
import { BookingReminder } from './BookingReminder';

/**
 * Offers to continue an unfinished booking; without one, shows my store with links to call it or to
 * choose another one (INTR-6).
 */
export default function Appointment({ onFollow }: ModuleContentProps) {
  const [startedBooking] = useState(findStartedBooking);
  const myStore = useAppSelector(selectMyStore);
  // A store that is found later isn't added, because the interrupt would grow.
  const [hasStore] = useState(myStore !== null);
  const store = hasStore ? myStore : null;
  const removeOnce = useEffectEvent(onFollow);
  useEffect(() => bus.subscribe('appointment-booked', () => removeOnce()), []);
  // Not the tracking number, because the rest of the page shows this one too.
  const phone = store?.phone ?? '';
  const callHref = getPhoneHref(phone);
  if (startedBooking) {
    return (
      <p className="bsro-interrupt__store">
        <BookingReminder booking={startedBooking} onFollow={onFollow} />
      </p>
    );
  }
  return (
    <p className="bsro-interrupt__store">
      {store && (
        <>
          {APPOINTMENT_LABELS.myStore({
            store: [store.storeName, store.address, store.city].join(', '),
          })}{' '}
        </>
      )}
      {callHref && (
        <>
          <InterruptLink href={callHref} label="Call my store" destination="" onFollow={onFollow}>
            {APPOINTMENT_LABELS.call({ phone: formatPhoneNumber(phone) })}
          </InterruptLink>{' '}
        </>
      )}
      <InterruptLink
        href={PAGES.displayMap}
        label={APPOINTMENT_LABELS.chooseStore}
        onFollow={onFollow}
      >
        {store ? APPOINTMENT_LABELS.changeStore : APPOINTMENT_LABELS.chooseStore}
      </InterruptLink>
    </p>
  );
}
