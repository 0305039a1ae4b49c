import { readItem, writeItem } from '../../browser/storage';

const KEY = 'bsro-booking-reminder';
const DAY = 86_400_000;

/** Checks whether this browser has reminded the visitor of a started booking within 24 hours. */
export const wasBookingReminderShown = (): boolean => readItem(KEY, DAY) === true;

/** Remembers that the visitor was reminded of a started booking. */
export const rememberBookingReminder = (): void => {
  writeItem(KEY, true, DAY);
};
