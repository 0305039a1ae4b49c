import { array, exactOptional, nullish, object, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { writeCookie } from '../../browser/cookies';
import { createDraft } from '../drafts';
import { createSessionItem, createStoredItem, storedText as text } from '../../browser/stored-item';
import { readQuery } from '../../browser/url-state';
import { bookedAppointment } from '../../services/appointments';
import { quotedVehicle } from '../../services/vehicle-schema';
import { isAuthorMode } from '../../site/author-mode';
import { savedTire, savedVisit } from '../saved-shapes';
import type { SentRequest } from './send-request';

/** Storage key of this browser's last booking, so that another tab doesn't repeat it unnoticed. */
export const LAST_BOOKING_KEY = 'bsro-booking-last';
/** Milliseconds for which the last booking is stored. */
const LAST_BOOKING_LIFETIME = 86_400_000;

const person = { firstName: text, lastName: text, email: text, phone: text };

const savedContact = object({ ...person, ...savedVisit.entries });

/** The contact details and visit preferences of a booking. */
export type ContactInfo = Readonly<InferOutput<typeof savedContact>>;

const savedRequest = object({
  idempotencyKey: string(),
  request: object({
    holdId: exactOptional(string()),
    storeNumber: string(),
    timeSlotId: string(),
    serviceIds: array(string()),
    products: exactOptional(array(savedTire)),
    vehicle: quotedVehicle,
    contact: object(person),
    ...savedVisit.entries,
    comments: exactOptional(string()),
    source: exactOptional(string()),
  }),
});

const confirmation = object({
  receipt: bookedAppointment,
  storeNumber: string(),
  serviceIds: array(string()),
  vehicle: nullish(quotedVehicle, null),
  contact: nullish(savedContact, null),
  tires: nullish(array(object({ ...savedTire.entries, name: exactOptional(string()) })), () => []),
});

/** What was entered in the contact step. */
export const savedContactDraft = createDraft('booking-contact', savedContact);

/** A request whose response has not arrived. */
export const savedSentRequest = createSessionItem<SentRequest>('bsro-booking-sent', savedRequest);

/** The confirmation that this tab shows. */
export const savedConfirmation = createSessionItem('bsro-booking-confirmed', confirmation);

const lastBooking = object({
  storeNumber: string(),
  serviceIds: array(string()),
  /** ISO 8601 with the store's offset. */
  start: string(),
});

/** What this browser booked within the past day, and when, without personal data. */
export const savedLastBooking = createStoredItem(
  LAST_BOOKING_KEY,
  lastBooking,
  LAST_BOOKING_LIFETIME,
);

const RWG_TOKEN = 'rwg_token';

/** The cookie's lifetime (COOK-1). */
const RWG_TOKEN_DAYS = 30;

/**
 * Saves the token that the URL has if a booking link in Google's search results led here. The host needs
 * the token to attribute the booking (COOK-1).
 */
export const saveRwgToken = (): void => {
  const token = readQuery().get(RWG_TOKEN) ?? '';
  if (/^[\w.~=-]{1,1000}$/.test(token) && !isAuthorMode()) {
    writeCookie(RWG_TOKEN, token, RWG_TOKEN_DAYS);
  }
};
