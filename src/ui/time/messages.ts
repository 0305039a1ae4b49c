import { defineTexts } from '../../language/define-texts';
import type { DayPart } from '../../domain/booking/slot-time';

export const TIME_LABELS = defineTexts('time', {
  loading: 'Loading times',
  failed: "The times didn't load. Check your connection and try again.",
  none: 'This store has no openings in the next 90 days. Call the store, or choose another one.',
  next: 'Next available',
  days: 'Days',
  times: 'Times',
  earlier: 'Earlier days',
  later: 'Later days',
  earliest: 'See the first available times',
  pickDate: 'Choose a date',
  closeCalendar: 'Close the calendar',
  calendarFailed: "The calendar didn't load. Use Later days instead.",
  required: 'Choose a time to continue',
  taken: 'That time is no longer available. These are the closest available times:',
  takenWithoutAlternatives: 'That time is no longer available. Choose another time.',
  notReady: 'Times are offered from the day on which your tires are ready.',
  zone: "Times are shown in the store's time zone, {zone}.",
  held: "We're holding {time} for you. Time left: {countdown}",
  holdEndingSoon: 'Less than two minutes left to book {time}.',
  holdEnded:
    "We're no longer holding {time}. It may still be available. Continue, or choose another time.",
  dropOff: "This service takes more than three hours, so you'll need to drop off your vehicle.",
});

export const CALENDAR_LABELS = defineTexts('time.calendar', {
  loading: 'Loading the calendar',
  failed: "The times for this month didn't load.",
});

export const DAY_PART_NAMES = defineTexts('time.dayParts', {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
} satisfies Record<DayPart, string>);

const DAY_REASONS = defineTexts('time.dayReasons', {
  closed: 'Closed',
  holiday: 'Holiday',
  notReady: 'Tires not ready',
  full: 'Full',
  other: 'No times',
});

const isDayReason = (reason: string): reason is keyof typeof DAY_REASONS =>
  Object.hasOwn(DAY_REASONS, reason);

export const getDayReason = (reason: string | null | undefined): string =>
  DAY_REASONS[reason != null && isDayReason(reason) ? reason : 'other'];
