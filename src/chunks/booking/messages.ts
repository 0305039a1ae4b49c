import type { BookingStep } from '../../domain/booking/booking-view';
import type { RefusalReason } from '../../store/booking/send-request';
import { formatUsdWithoutZeroCents } from '../../language/numbers';

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
  failed: "The services didn't load. Check your connection and try again.",
  none: "You can't book services online at this store. Call the store, or choose another one.",
  required: 'Choose at least one service',
} as const;

/**
 * Formats the hint above the services. It names the store, because on a phone, the summary that names
 * it comes after all services.
 */
export const formatServiceHint = (storeName: string): string =>
  `Choose one or more services for your visit to ${storeName}.`;

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
} as const;

export const formatOffer = (offer: string): string =>
  `Your offer: ${offer}. The store will apply it to eligible services.`;

export const TIRES_LABELS = {
  heading: 'Your tires:',
  comments: "We'll add them to your comments for the store.",
  remove: 'Remove',
  what: 'tires',
} as const;

export const REVIEW_LABELS = {
  title: 'Review your appointment',
  sending: 'Booking…',
  checking: "We're checking whether your appointment was booked.",
  uncertain:
    "We couldn't confirm that your appointment was booked. Check again before you book another one. You won't be booked twice.",
  checkAgain: 'Check again',
} as const;

/** Why an appointment wasn't booked. */
export const REFUSAL_TEXTS: Readonly<Record<RefusalReason, string>> = {
  other: "Your appointment wasn't booked. Try again, or call the store.",
  tooMany:
    "Your appointment wasn't booked, because several others are already booked with your email address or phone number. Cancel one of them, or call the store.",
  tooOften:
    "Your appointment wasn't booked, because there were too many bookings from your network. Try again in an hour, or call the store.",
};

/** Formats a warning before a second booking of the same services. */
export const formatAlreadyBooked = (time: string): string =>
  `You've already booked this for ${time}. Book it again only if you need another appointment.`;

export const formatBookLabel = (time: string): string => `Book ${time}`;

export const CONFIRMATION_LABELS = {
  title: 'Your appointment is booked',
  canceled: 'Your appointment has been canceled',
  status: 'Status',
  manage: 'Change or cancel',
  another: 'Book another appointment',
} as const;

export const formatEmailSent = (email: string): string =>
  `We emailed the details to ${email}, with links to change or cancel your appointment.`;
