import { useEffect, useState } from 'react';
import { onChangedElsewhere } from '../../browser/other-tabs';
import { getServiceIds, selectBooking } from '../../store/booking/expedited-booking-slice';
import { LAST_BOOKING_KEY, readLastBooking } from '../../store/booking/saved-booking';
import { useAppSelector } from '../../store/hooks';

/**
 * Returns the start of the appointment that this browser has booked in the last 24 hours, such as in
 * another tab, if it is for the same services at the same store; otherwise undefined.
 */
export const useEarlierBookingStart = (): string | undefined => {
  const booking = useAppSelector(selectBooking);
  const [last, setLast] = useState(readLastBooking);
  useEffect(
    () => onChangedElsewhere({ key: LAST_BOOKING_KEY }, () => setLast(readLastBooking())),
    [],
  );
  const isSame =
    last !== undefined &&
    last.storeNumber === booking.store?.storeNumber &&
    [...last.serviceIds].sort().join() === [...getServiceIds(booking)].sort().join();
  return isSame ? last.start : undefined;
};
