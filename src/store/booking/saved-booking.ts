import { array, fallback, nullish, number, object, exactOptional, picklist, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { writeCookie } from '../../browser/cookies';
import { createDraft } from '../../browser/drafts';
import { parseData } from '../../browser/parse-data';
import { readSessionItem, writeSessionItem } from '../../browser/session-items';
import { readItem, writeItem } from '../../browser/storage';
import { readQuery } from '../../browser/url-state';
import {
  bookedAppointment,
  DROP_WAIT_OPTIONS,
  PICKUP_PREFERENCES,
} from '../../services/appointments';
import { quotedVehicle } from '../../services/vehicle-schema';
import { isAuthorMode } from '../../site/author-mode';
import type { SentRequest } from './send-request';

/** Session storage keys, so that a reload loses nothing (docs/storage-and-cookies.md#session-storage). */
const SENT_KEY = 'bsro-booking-sent';
const CONFIRMED_KEY = 'bsro-booking-confirmed';

/** Storage key of this browser's last booking, so that another tab doesn't repeat it unnoticed. */
export const LAST_BOOKING_KEY = 'bsro-booking-last';
/** Milliseconds for which the last booking is stored. */
const LAST_BOOKING_LIFETIME = 86_400_000;

const text = fallback(string(), '');
const visit = {
  dropWaitOption: fallback(picklist(DROP_WAIT_OPTIONS), 'drop'),
  pickupPreference: fallback(picklist(PICKUP_PREFERENCES), 'text'),
};
const person = { firstName: text, lastName: text, email: text, phone: text };

const savedContact = object({ ...person, ...visit, comments: text });

const savedRequest = object({
  idempotencyKey: string(),
  request: object({
    holdId: exactOptional(string()),
    storeNumber: string(),
    timeSlotId: string(),
    serviceIds: array(string()),
    products: exactOptional(array(object({ code: string(), qty: number() }))),
    vehicle: quotedVehicle,
    contact: object(person),
    ...visit,
    comments: exactOptional(string()),
    source: exactOptional(string()),
  }),
});

const savedConfirmation = object({
  receipt: bookedAppointment,
  storeNumber: string(),
  serviceIds: array(string()),
  vehicle: nullish(quotedVehicle, null),
  contact: nullish(savedContact, null),
  tires: nullish(
    array(object({ code: string(), qty: number(), name: exactOptional(string()) })),
    () => [],
  ),
});

type SavedConfirmation = Readonly<InferOutput<typeof savedConfirmation>>;

/** What was entered in the contact step. */
export const savedContactDraft = createDraft('booking-contact', savedContact);

/** Reads a request whose response has not arrived. */
export const readSentRequest = (): SentRequest | undefined =>
  parseData(savedRequest, readSessionItem(SENT_KEY));

export const saveSentRequest = (sent: SentRequest | undefined): void =>
  writeSessionItem(SENT_KEY, sent);

/** Reads the confirmation that this tab shows. */
export const readConfirmation = (): SavedConfirmation | undefined =>
  parseData(savedConfirmation, readSessionItem(CONFIRMED_KEY));

export const saveConfirmation = (confirmation: SavedConfirmation | undefined): void =>
  writeSessionItem(CONFIRMED_KEY, confirmation);

const lastBooking = object({
  storeNumber: string(),
  serviceIds: array(string()),
  /** ISO 8601 with the store's offset. */
  start: string(),
});

/** What was booked and when, without personal data. */
type LastBooking = Readonly<InferOutput<typeof lastBooking>>;

/** Reads the last booking that this browser made within the past day. */
export const readLastBooking = (): LastBooking | undefined =>
  parseData(lastBooking, readItem(LAST_BOOKING_KEY, LAST_BOOKING_LIFETIME));

export const saveLastBooking = (booking: LastBooking): void => {
  writeItem(LAST_BOOKING_KEY, booking, LAST_BOOKING_LIFETIME);
};

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
