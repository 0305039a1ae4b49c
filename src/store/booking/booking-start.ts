import { getNow } from '../../browser/clock';
import type { BookingQuery } from '../../domain/booking/booking-query';
import type { TimeSlot } from '../../services/appointments';
import { readProfileCookie } from '../../services/profile-cookie';
import { isSameVehicle } from '../../domain/vehicles/equality';
import { getSiteName } from '../../site/brands';
import type { TireQuantity } from '../../site/installation-url';
import { startedBooking } from './started-booking';
import type { StartedBooking } from './started-booking';
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

/**
 * Checks whether a started booking is the one that a link asks for. A link with a vehicle begins a booking of its own
 * unless the started one is for its service and vehicle. After a reload, that booking continues, even if the visitor has
 * selected another vehicle.
 */
const isRequested = (
  { vehicle: selected, linkVehicle }: StartedBooking,
  { serviceId, vehicle, hasStep }: BookingQuery,
): boolean => {
  if (!vehicle) return true;
  if (!hasStep && serviceId === undefined) return false;
  const expected = (hasStep && linkVehicle) || selected;
  return expected != null && isSameVehicle(expected, vehicle);
};

/** Finds the initial values of a booking. The query comes first, then the author's settings, then the started booking. */
export const findStart = (query: BookingQuery, setup: BookingSetup): BookingStart => {
  const { storeNumber, serviceId, vehicle } = query;
  const stored = startedBooking.read();
  const started = stored && isRequested(stored, query) ? stored : undefined;
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
    vehicle: started?.vehicle ?? vehicle ?? null,
    slot: slot && Date.parse(slot.start) > getNow() ? slot : null,
    start: isContinued ? (started.start ?? null) : null,
    tires: (isContinued ? started.tires : null) ?? [],
  };
};
