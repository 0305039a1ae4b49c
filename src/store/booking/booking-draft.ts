import { array, boolean, exactOptional, nullish, number, object, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { parseData } from '../../browser/parse-data';
import { readItem, removeItem, writeItem } from '../../browser/storage';

const KEY = 'bsro-booking';
const REMINDER_KEY = 'bsro-booking-reminder';
const DAY = 86_400_000;

const bookingDraft = object({
  storeNumber: string(),
  storeName: string(),
  serviceIds: array(string()),
  /** Names of the services, for a reminder. */
  serviceNames: array(string()),
  /** The time that was selected last, ISO 8601 with the store's offset. */
  start: nullish(string()),
  /** The slot, if it is still selected. */
  slot: nullish(
    object({ timeSlotId: string(), start: string(), end: string(), dropOffOnly: boolean() }),
  ),
  /** The tires to install. */
  tires: nullish(array(object({ code: string(), qty: number() }))),
  vehicle: nullish(
    object({ year: number(), make: string(), model: string(), trim: exactOptional(string()) }),
  ),
});

/** What a visitor has selected in a booking that isn't finished; it identifies no person. */
export type BookingDraft = InferOutput<typeof bookingDraft>;

/** Reads the started booking of this browser, for 24 hours after its last change. */
export const readBookingDraft = (): BookingDraft | undefined =>
  parseData(bookingDraft, readItem(KEY, DAY));

export const writeBookingDraft = (draft: BookingDraft): void => {
  writeItem(KEY, draft, DAY);
};

export const removeBookingDraft = (): void => removeItem(KEY);

/** Checks whether this browser has reminded the visitor of a started booking within 24 hours. */
export const wasBookingReminderShown = (): boolean => readItem(REMINDER_KEY, DAY) === true;

export const rememberBookingReminder = (): void => {
  writeItem(REMINDER_KEY, true, DAY);
};
