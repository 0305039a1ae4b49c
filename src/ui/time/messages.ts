import type { DayPart } from '../../domain/booking/slot-time';

export const TIME_LABELS = {
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
  taken: 'That time was just taken. These are the closest available times:',
  takenWithoutAlternatives: 'That time was just taken. Choose another time.',
  dropOff: "This service takes more than three hours, so you'll need to drop off your vehicle.",
} as const;

export const DAY_PART_NAMES: Readonly<Record<DayPart, string>> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
};

/** Why a day has no times, by the reason in the response. */
const DAY_REASONS: Readonly<Record<string, string>> = {
  closed: 'Closed',
  holiday: 'Holiday',
  full: 'Full',
};

export const getDayReason = (reason: string | null | undefined): string =>
  DAY_REASONS[reason ?? ''] ?? 'No times';

export const formatZone = (zone: string): string =>
  `Times are shown in the store's time zone, ${zone}.`;

export const formatHeld = (time: string, countdown: string): string =>
  `We're holding ${time} for you. Time left: ${countdown}`;

export const formatHoldEndingSoon = (time: string): string =>
  `Less than two minutes left to book ${time}.`;

export const formatHoldEnded = (time: string): string =>
  `We're no longer holding ${time}. It may still be available. Continue, or choose another time.`;
