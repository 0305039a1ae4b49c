import { getNow } from '../../browser/clock';
import type { BookingQuery } from '../../domain/booking/booking-query';
import type { TimeSlot } from '../../services/appointments';
import { readProfileCookie } from '../../services/profile-cookie';
import { getSiteName } from '../../site/brands';
import type { TireQuantity } from '../../site/installation-url';
import { startedBooking } from './started-booking';
import type { ExpeditedBookingState } from './expedited-booking-slice';

/** The author's settings. */
export interface BookingSetup {
  readonly storeNumber?: string | undefined;
  /** The services that the booking offers; all if empty. */
  readonly serviceIds: readonly string[];
}

/** The initial values of a booking: from the query, the author, or an earlier booking. */
export interface BookingStart {
  readonly storeNumber: string | undefined;
  readonly serviceIds: readonly string[];
  readonly vehicle: ExpeditedBookingState['vehicleSelected'];
  /** The time of the earlier booking, if it is for the same store and services. */
  readonly slot: TimeSlot | null;
  readonly start: string | null;
  /** The tires of the earlier booking, if it is for the same store and services. */
  readonly tires: readonly TireQuantity[];
}

/** Finds the initial values of a booking. The query comes first, then the author's settings, then the started booking. */
export const findStart = (
  { storeNumber, serviceId, vehicle }: BookingQuery,
  setup: BookingSetup,
): BookingStart => {
  const started = startedBooking.read();
  const number =
    storeNumber ??
    setup.storeNumber ??
    started?.storeNumber ??
    readProfileCookie(getSiteName(document))?.location?.storeNumber;
  const isContinued =
    started !== undefined &&
    started.storeNumber === number &&
    (serviceId === undefined || started.serviceIds.includes(serviceId));
  const slot = isContinued ? (started.slot ?? null) : null;
  return {
    storeNumber: number,
    serviceIds: serviceId === undefined || isContinued ? (started?.serviceIds ?? []) : [serviceId],
    vehicle: vehicle ?? started?.vehicle ?? null,
    slot: slot && Date.parse(slot.start) > getNow() ? slot : null,
    start: isContinued ? (started.start ?? null) : null,
    tires: (isContinued ? started.tires : null) ?? [],
  };
};
