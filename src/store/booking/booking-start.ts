import { getNow } from '../../browser/clock';
import type { BookingQuery } from '../../domain/booking/booking-query';
import type { TimeSlot } from '../../services/appointments';
import { readProfileCookie } from '../../services/profile-cookie';
import { getSiteName } from '../../site/brands';
import type { TireQuantity } from '../../site/installation-url';
import { bookingDraft } from './booking-draft';
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

/** Finds the initial values of a booking. The query comes first, then the author's settings, then the draft. */
export const findStart = (
  { storeNumber, serviceId }: BookingQuery,
  setup: BookingSetup,
): BookingStart => {
  const draft = bookingDraft.read();
  const number =
    storeNumber ??
    setup.storeNumber ??
    draft?.storeNumber ??
    readProfileCookie(getSiteName(document))?.location?.storeNumber;
  const isContinued =
    draft !== undefined &&
    draft.storeNumber === number &&
    (serviceId === undefined || draft.serviceIds.includes(serviceId));
  const slot = isContinued ? (draft.slot ?? null) : null;
  return {
    storeNumber: number,
    serviceIds: serviceId === undefined || isContinued ? (draft?.serviceIds ?? []) : [serviceId],
    vehicle: draft?.vehicle ?? null,
    slot: slot && Date.parse(slot.start) > getNow() ? slot : null,
    start: isContinued ? (draft.start ?? null) : null,
    tires: (isContinued ? draft.tires : null) ?? [],
  };
};
