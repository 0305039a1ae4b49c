import { useEffect, useState } from 'react';
import { onChangedElsewhere } from '../../browser/other-tabs';
import { selectBooking, selectServiceIds } from '../../store/booking/expedited-booking-slice';
import { LAST_BOOKING_KEY, readLastBooking } from '../../store/booking/saved-booking';
import { useAppSelector } from '../../store/hooks';

/**
 * Returns the start of the appointment that this browser has booked in the last 24 hours, such as in
 * another tab, if it is for the same services at the same store; otherwise undefined.
 */
export const useEarlierBookingStart = (): string | undefined => {
  const { store } = useAppSelector(selectBooking);
  const serviceIds = useAppSelector(selectServiceIds);
  const [last, setLast] = useState(readLastBooking);
  useEffect(
    () => onChangedElsewhere({ key: LAST_BOOKING_KEY }, () => setLast(readLastBooking())),
    [],
  );
  const isSame =
    last !== undefined &&
    last.storeNumber === store?.storeNumber &&
    [...last.serviceIds].sort().join() === [...serviceIds].sort().join();
  return isSame ? last.start : undefined;
};
