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
} as const;

export const LOCATION_LABELS = {
  zip: 'ZIP code',
  hint: 'Shows the stores nearest to it. This doesn’t change your store on the site.',
  search: 'Find stores',
  searching: 'Finding stores…',
  stores: 'Stores near you',
  failed: "The stores didn't load. Check your connection and try again.",
  storeFailed: "The store didn't load. Try again, or choose another store.",
  choose: 'Choose a store',
  byPhone: 'Appointments by phone only',
} as const;

export const formatStoreCount = (count: number, zip: string): string =>
  `${count} ${count === 1 ? 'store' : 'stores'} near ${zip}`;

export const formatMiles = (miles: number): string => `${miles.toFixed(1)} miles away`;

export const formatPhoneOnly = (storeName: string): string =>
  `${storeName} takes appointments by phone. Call the store, or choose another one.`;

export const SERVICE_LABELS = {
  legend: 'Services',
  hint: 'Choose one or more. The store works on them in one visit.',
  failed: "The services didn't load. Check your connection and try again.",
  none: 'This store offers no services online. Call the store, or choose another one.',
  required: 'Choose at least one service',
} as const;

const formatDuration = (minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} hr`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
};

/** Formats what a service takes: `About 45 min · $29.99`; the price may be unknown. */
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
  earliest: 'See the earliest times',
  pickDate: 'Choose a date',
  closeCalendar: 'Close the calendar',
  calendarFailed: "The calendar didn't load. Use Later days instead.",
  required: 'Choose a time first',
  taken: 'That time was just taken. The nearest free times are:',
  takenWithout: 'That time was just taken. Choose another time.',
  dropOff: 'This work takes more than three hours, so you drop the vehicle off.',
} as const;

export const DAY_PART_NAMES: Readonly<Record<DayPart, string>> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
};

/** Why a day has no times, by the service's reason. */
const DAY_REASONS: Readonly<Record<string, string>> = {
  closed: 'Closed',
  holiday: 'Holiday',
  full: 'Full',
};

export const getDayReason = (reason: string | null | undefined): string =>
  DAY_REASONS[reason ?? ''] ?? 'No times';

export const formatZone = (zone: string): string =>
  `Times are the store's: ${zone}, which differs from yours.`;

export const formatHeld = (time: string, countdown: string): string =>
  `We're holding ${time} for you for ${countdown}.`;

export const formatHoldSoonOver = (time: string): string =>
  `Less than two minutes left to book ${time}.`;

export const formatHoldOver = (time: string): string =>
  `We no longer hold ${time}. It may still be free: go on, or choose another time.`;

export const formatOffer = (offer: string): string =>
  `Your offer goes with this appointment: ${offer}. The store applies it to the services it covers.`;

export const REVIEW_LABELS = {
  title: 'Check your appointment',
  sending: 'Booking…',
  checking: 'We are checking whether your appointment was booked.',
  uncertain:
    "We couldn't find out whether your appointment was booked. Check again before you book another one: it's never booked twice.",
  checkAgain: 'Check again',
  refused: "Your appointment wasn't booked. Try again, or call the store.",
} as const;

export const formatBook = (time: string): string => `Book ${time}`;

export const DROP_WAIT_NAMES = {
  drop: 'I drop the vehicle off',
  wait: 'I wait at the store',
} as const;

export const PICKUP_NAMES = {
  text: 'Text',
  call: 'Call',
  email: 'Email',
} as const;
