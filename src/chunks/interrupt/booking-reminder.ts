import { parseBookingQuery } from '../../domain/booking/booking-query';
import { startedBooking, bookingReminder } from '../../store/booking/started-booking';
import type { StartedBooking } from '../../store/booking/started-booking';
import { readLoadedQuery } from '../../browser/url-state';

/**
 * Returns this browser's unfinished booking. Returns undefined if there is none, or if the page's URL
 * requests one of its services at its store. A URL without a store leaves the booking where it is.
 */
export const findStartedBooking = (): StartedBooking | undefined => {
  const booking = startedBooking.read();
  if (!booking) return undefined;
  const { storeNumber, serviceId } = parseBookingQuery(readLoadedQuery(), () => {});
  const isRequested =
    (storeNumber === undefined || storeNumber === booking.storeNumber) &&
    serviceId !== undefined &&
    booking.serviceIds.includes(serviceId);
  return isRequested ? undefined : booking;
};

/** Checks whether the visitor uses the page's content: something in it has the focus. */
const isContentFocused = (): boolean => Boolean(document.activeElement?.closest('main'));

/**
 * Checks whether the visitor may be reminded of a started booking: at most once a day, and not while
 * they are booking (docs/feature-rules.md#interrupts).
 */
export const canRemind = (): boolean =>
  bookingReminder.read() === undefined && !readLoadedQuery().has('step') && !isContentFocused();

/** Checks whether the page shows the confirmation of a booking, after a reload. */
export const isConfirmationShown = (): boolean => readLoadedQuery().get('step') === 'confirmation';

/** Stores that the visitor was reminded, if there is a started booking. */
export const rememberReminder = (): void => {
  if (findStartedBooking()) bookingReminder.save(true);
};
