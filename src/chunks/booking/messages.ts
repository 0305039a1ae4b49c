import type { BookingStep } from '../../booking/booking-view';
import type { DayPart } from '../../booking/slot-time';
import { formatUsdWithoutZeroCents } from '../../ui/format/format-usd';

/** The headings of the questions. */
export const STEP_TITLES: Readonly<Record<BookingStep, string>> = {
  location: 'Choose a store',
  service: 'What does your vehicle need?',
  vehicle: 'Which vehicle?',
  datetime: 'Choose a time',
  contact: 'How can we reach you?',
};

/** The names of the finished steps in the summary. */
export const STEP_NAMES: Readonly<Record<BookingStep, string>> = {
  location: 'Store',
  service: 'Service',
  vehicle: 'Vehicle',
  datetime: 'Time',
  contact: 'Contact',
};

export const formatProgress = (number: number, count: number): string =>
  `Step ${number} of ${count}`;

export const BOOKING_LABELS = {
  loading: 'Loading the appointment form',
  summary: 'Your appointment',
  edit: 'Edit',
  next: 'Continue',
  backToReview: 'Save and review',
  notLoaded: "This part of the form didn't load.",
  callInstead: 'Or call',
  anotherStore: 'Choose another store',
} as const;

export const LOCATION_LABELS = {
  zip: 'Zip code',
  hint: "We'll show the nearest stores. Your saved store stays the same.",
  search: 'Find stores',
  searching: 'Finding stores…',
  stores: 'Stores near you',
  failed: "The stores didn't load. Check your connection and try again.",
  choose: 'Choose this store',
  selecting: 'Loading services…',
  byPhone: 'Appointments by phone only',
} as const;

export const formatStoreCount = (count: number, zip: string): string =>
  `${count} ${count === 1 ? 'store' : 'stores'} near ${zip}`;

export const formatMiles = (miles: number): string => `${miles.toFixed(1)} miles away`;

export const formatPhoneOnly = (storeName: string): string =>
  `${storeName} takes appointments by phone. Call the store, or choose another one.`;

export const SERVICE_LABELS = {
  legend: 'Services',
  hint: 'Choose one or more services for this visit.',
  failed: "The services didn't load. Check your connection and try again.",
  none: "You can't book services online at this store. Call the store, or choose another one.",
  required: 'Choose at least one service',
} as const;

const formatDuration = (minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} hr`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
};

/** Formats the duration and price of a service: `About 45 min · $29.99`; the price may be unknown. */
export const formatServiceFacts = (minutes: number, price: number | undefined): string =>
  [
    `About ${formatDuration(minutes)}`,
    price === 0 ? 'Free' : price !== undefined && formatUsdWithoutZeroCents(price),
  ]
    .filter(Boolean)
    .join(' · ');

export const VEHICLE_LABELS = {
  saved: 'Your vehicles',
  another: 'Another vehicle',
  submit: 'Continue',
  failed: "The vehicle form didn't load.",
} as const;

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
  takenWithout: 'That time was just taken. Choose another time.',
  dropOff: "This work takes more than three hours, so you'll need to drop off your vehicle.",
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

export const formatOffer = (offer: string): string =>
  `Your offer: ${offer}. The store will apply it to eligible services.`;

export const REVIEW_LABELS = {
  title: 'Review your appointment',
  sending: 'Booking…',
  checking: "We're checking whether your appointment was booked.",
  uncertain:
    "We couldn't confirm that your appointment was booked. Check again before you book another one. You won't be booked twice.",
  checkAgain: 'Check again',
  refused: "Your appointment wasn't booked. Try again, or call the store.",
} as const;

export const formatBook = (time: string): string => `Book ${time}`;

export const DROP_WAIT_NAMES = {
  drop: "I'll drop off my vehicle",
  wait: "I'll wait at the store",
} as const;

export const PICKUP_NAMES = {
  text: 'Text',
  call: 'Call',
  email: 'Email',
} as const;

/** How the review repeats the pickup preference. */
export const PICKUP_PROMISES = {
  text: "Text me when it's ready",
  call: "Call me when it's ready",
  email: "Email me when it's ready",
} as const;
