import { defineTexts } from '../../language/define-texts';
import type { BookingStep } from '../../domain/booking/booking-view';
import type { RefusalReason } from '../../store/booking/send-request';
import { formatUsdWithoutZeroCents, roundPrice } from '../../language/numbers';
import type { AppointmentService } from '../../services/appointments';

export const STEP_TITLES = defineTexts('booking.questions', {
  location: 'Choose a store',
  service: 'What does your vehicle need?',
  vehicle: 'Which vehicle?',
  datetime: 'Choose a time',
  contact: 'How can we reach you?',
  review: 'Review your appointment',
} satisfies Record<BookingStep | 'review', string>);

export const STEP_NAMES = defineTexts('booking.steps', {
  location: 'Store',
  service: 'Service',
  vehicle: 'Vehicle',
  datetime: 'Time',
  contact: 'Contact',
  review: 'Review',
} satisfies Record<BookingStep | 'review', string>);

export const BOOKING_LABELS = defineTexts('booking', {
  loading: 'Loading the appointment form',
  /** Follows the name of a step. */
  finished: '(finished)',
  offer: 'Your offer: {offer}. The store will apply it to eligible services.',
  summary: 'Your appointment',
  edit: 'Edit',
  next: 'Continue',
  backToReview: 'Save and review',
  notLoaded: "This part of the form didn't load.",
  anotherStore: 'Choose another store',
});

export const LOCATION_LABELS = defineTexts('booking.location', {
  zip: 'Zip code',
  hint: "We'll show the nearest stores. Your saved store stays the same.",
  search: 'Find stores',
  searching: 'Finding stores…',
  stores: 'Stores near you',
  failed: "The stores didn't load. Check your connection and try again.",
  choose: 'Choose this store',
  selecting: 'Loading services…',
  byPhone: 'Appointments by phone only',
  found: '{count, plural, one {# store} other {# stores}} near {zip}',
  miles: '{miles} miles away',
});

export const SERVICE_LABELS = defineTexts('booking.service', {
  /** Names the store, because on a phone, the summary that names it comes after all services. */
  hint: 'Choose one or more services for your visit to {store}.',
  phoneOnly: '{store} takes appointments by phone. Call the store, or choose another one.',
  legend: 'Services',
  popular: 'Popular services',
  showAll: 'Show all {count, number} services',
  chosen: '{count, plural, one {# service} other {# services}}',
  plusTax: '{price} plus tax',
  plusQuote: '{price} plus tax, and what the store quotes',
  quoted: 'The store quotes the price',
  about: 'About {duration}',
  hours: '{hours, number} hr',
  minutes: '{minutes, number} min',
  hoursAndMinutes: '{hours, number} hr {minutes, number} min',
  free: 'Free',
  failed: "The services didn't load. Check your connection and try again.",
  none: "You can't book services online at this store. Call the store, or choose another one.",
  required: 'Choose at least one service',
});

const formatDuration = (duration: number): string => {
  const hours = Math.floor(duration / 60);
  const minutes = duration % 60;
  if (hours === 0) return SERVICE_LABELS.minutes({ minutes });
  return minutes === 0
    ? SERVICE_LABELS.hours({ hours })
    : SERVICE_LABELS.hoursAndMinutes({ hours, minutes });
};

/** Formats the duration and price of a service: `About 45 min · $29.99`; the price may be unknown. */
export const formatServiceFacts = (minutes: number, price: number | undefined): string =>
  [
    SERVICE_LABELS.about({ duration: formatDuration(minutes) }),
    price === 0 ? SERVICE_LABELS.free : price !== undefined && formatUsdWithoutZeroCents(price),
  ]
    .filter(Boolean)
    .join(' · ');

/**
 * Formats the duration and price of services together: `About 1 hr 15 min · $79.98 plus tax`. The store quotes the
 * services without a price.
 */
export const formatServicesTotal = (
  services: readonly Pick<AppointmentService, 'durationMinutes' | 'price'>[],
): string => {
  const minutes = services.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0);
  const prices = services.flatMap(({ price }) => price?.value ?? []);
  const sum = roundPrice(prices.reduce((total, price) => total + price, 0));
  const price = formatUsdWithoutZeroCents(sum);
  const isQuoted = prices.length < services.length;
  return [
    SERVICE_LABELS.about({ duration: formatDuration(minutes) }),
    sum > 0
      ? SERVICE_LABELS[isQuoted ? 'plusQuote' : 'plusTax']({ price })
      : SERVICE_LABELS[isQuoted ? 'quoted' : 'free'],
  ].join(' · ');
};

export const VEHICLE_LABELS = defineTexts('booking.vehicle', {
  saved: 'Your vehicles',
  another: 'Another vehicle',
});

export const TIRES_LABELS = defineTexts('booking.tires', {
  title: 'Tires',
  tires: '{count, number} × {tire}',
  item: 'item {code}',
  remove: 'Remove',
  what: 'tires',
});

export const REVIEW_LABELS = defineTexts('booking.review', {
  book: 'Book {time}',
  alreadyBooked:
    "You've already booked this for {time}. Book it again only if you need another appointment.",
  sending: 'Booking…',
  checking: "We're checking whether your appointment was booked.",
  uncertain:
    "We couldn't confirm that your appointment was booked. Check again before you book another one. You won't be booked twice.",
  checkAgain: 'Check again',
});

export const REFUSAL_TEXTS = defineTexts('booking.refusals', {
  other: "Your appointment wasn't booked. Try again, or call the store.",
  tooMany:
    "Your appointment wasn't booked, because several others are already booked with your email address or phone number. Cancel one of them, or call the store.",
  tooOften:
    "Your appointment wasn't booked, because there were too many bookings from your network. Try again in an hour, or call the store.",
} satisfies Record<RefusalReason, string>);

export const CONFIRMATION_LABELS = defineTexts('booking.confirmation', {
  title: 'Your appointment is booked',
  canceled: 'Your appointment has been canceled',
  /** Precedes the vehicle. */
  vehicle: 'For your',
  emailSent: 'We emailed the details to {email}, with links to change or cancel your appointment.',
  manage: 'Change or cancel',
  another: 'Book another appointment',
});
