import { array, literal, nullish, object, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { createStoredItem } from '../../browser/stored-item';
import { timeSlot } from '../../services/appointments';
import { quotedVehicle } from '../../services/vehicle-schema';
import { savedTire } from '../saved-shapes';

const DAY = 86_400_000;

const schema = object({
  storeNumber: string(),
  storeName: string(),
  serviceIds: array(string()),
  /** Names of the services, for a reminder. */
  serviceNames: array(string()),
  /** The time that was selected last, ISO 8601 with the store's offset. */
  start: nullish(string()),
  /** The slot, if it is still selected. */
  slot: nullish(timeSlot),
  /** The tires to install. */
  tires: nullish(array(savedTire)),
  vehicle: nullish(quotedVehicle),
  /** The vehicle of the link with which the booking began. The visitor may have selected another. */
  linkVehicle: nullish(quotedVehicle),
});

/** What a visitor has selected in a booking that isn't finished; it identifies no person. */
export type StartedBooking = InferOutput<typeof schema>;

/** The started booking of this browser, for 24 hours after its last change. */
export const startedBooking = createStoredItem('bsro-booking', schema, DAY);

/** Whether this browser has reminded the visitor of a started booking within 24 hours. */
export const bookingReminder = createStoredItem('bsro-booking-reminder', literal(true), DAY);
