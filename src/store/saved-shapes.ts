import { fallback, number, object, picklist, string } from 'valibot';
import { storedText } from '../browser/stored-item';
import { DROP_WAIT_OPTIONS, PICKUP_PREFERENCES } from '../services/appointments';

/** A tire to install, as bookings save it. */
export const savedTire = object({ code: string(), qty: number() });

/** What bookings and checkouts save of a visit. */
export const savedVisit = object({
  dropWaitOption: fallback(picklist(DROP_WAIT_OPTIONS), 'drop'),
  pickupPreference: fallback(picklist(PICKUP_PREFERENCES), 'text'),
  comments: storedText,
});
