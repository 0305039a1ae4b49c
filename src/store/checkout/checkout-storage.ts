import { array, exactOptional, nullish, object, pipe, regex, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { parseData } from '../../browser/parse-data';
import { readSessionItem, writeSessionItem } from '../../browser/session-items';
import { readItem, removeItem, writeItem } from '../../browser/storage';
import { storedText as text } from '../../browser/stored-item';
import { withoutCardNumbers } from '../../domain/text/card-number';
import { hold, timeSlot } from '../../services/appointments';
import { quotedVehicle } from '../../services/vehicle-schema';
import { money } from '../../services/promotion-schema';
import { CART_LIFETIME } from '../cart/cart-storage';
import { savedVisit } from '../saved-shapes';

/** Keys of the session items of a checkout and its order (docs/storage-and-cookies.md#session-storage). */
const ENTRIES_KEY = 'bsro-checkout';
const SENT_KEY = 'bsro-checkout-sent';
const BUYER_KEY = 'bsro-checkout-buyer';

/** Local storage key of the last order that this browser placed, for tabs that still show its cart. */
export const LAST_ORDER_KEY = 'bsro-last-order';

/** Local storage key of the idempotency keys of unsettled order requests, for the other tabs. */
const SENT_KEYS_KEY = 'bsro-sent-orders';

/** ISO 8601 with an offset, as the services return times. */
const time = pipe(string(), regex(/^\d{4}-\d\d-\d\dT/));

const savedEntries = object({
  /** GUID of the cart that the entries are for. */
  guid: string(),
  /** The store of the time and its hold. */
  storeNumber: nullish(string(), null),
  day: nullish(string()),
  slot: nullish(object({ ...timeSlot.entries, start: time, end: time })),
  hold: nullish(hold),
  vehicle: nullish(quotedVehicle),
  visit: savedVisit,
  billing: object({
    firstName: text,
    lastName: text,
    email: text,
    mobile: text,
    street1: text,
    street2: text,
    city: text,
    state: text,
    zip: text,
  }),
});

/** The visitor's entries in checkout, without the card (STATE-5). */
export type SavedEntries = InferOutput<typeof savedEntries>;

/** Reads the entries for a cart that this tab has saved. */
export const readSavedEntries = (guid: string): SavedEntries | undefined => {
  const saved = parseData(savedEntries, readSessionItem(ENTRIES_KEY));
  return saved?.guid === guid ? saved : undefined;
};

/** Saves the entries, without typed texts that contain a card number; undefined removes them. */
export const saveEntries = (entries: SavedEntries | undefined): void =>
  writeSessionItem(
    ENTRIES_KEY,
    entries && {
      ...entries,
      visit: withoutCardNumbers(entries.visit),
      billing: withoutCardNumbers(entries.billing),
    },
  );

/** A UUID, or empty. */
const key = pipe(string(), regex(/^([\da-f-]{36})?$/));

const sentOrder = object({
  guid: string(),
  /** Key of the request whose result is unknown; empty if there is none. */
  idempotencyKey: key,
  /** Keys of earlier requests that the host didn't know when the page requested their result. */
  earlierKeys: array(key),
  /** The total that the visitor saw; absent if it is unknown. */
  total: exactOptional(money),
});

/** The keys of the requests that order a cart. The host places only one order per key (CHKO-3). */
export type SentOrder = InferOutput<typeof sentOrder>;

/** Reads the order request whose response has not arrived. */
export const readSentOrder = (): SentOrder | undefined =>
  parseData(sentOrder, readSessionItem(SENT_KEY));

export const saveSentOrder = (sent: SentOrder | undefined): void =>
  writeSessionItem(SENT_KEY, sent);

const sentKeys = object({ guid: string(), keys: array(key) });

/** Returns the keys of the order requests for a cart, in all tabs, whose results are unknown. */
export const readSentKeys = (guid: string): readonly string[] => {
  const sent = parseData(sentKeys, readItem(SENT_KEYS_KEY, CART_LIFETIME));
  return sent?.guid === guid ? sent.keys : [];
};

/** Shares the key of a request with the other tabs, or removes it once its result is known. */
export const shareSentKey = (guid: string, sentKey: string, isSettled: boolean): void => {
  const others = readSentKeys(guid).filter((other) => other !== sentKey);
  writeItem(
    SENT_KEYS_KEY,
    { guid, keys: isSettled ? others : [...others, sentKey] },
    CART_LIFETIME,
  );
};

const buyer = object({
  orderNumber: string(),
  orderKey: string(),
  firstName: text,
  lastName: text,
  email: text,
  mobile: text,
});

/** The buyer of this tab's order, who may create an account with the same data. */
export type Buyer = InferOutput<typeof buyer>;

export const readBuyer = (): Buyer | undefined => parseData(buyer, readSessionItem(BUYER_KEY));

export const saveBuyer = (placed: Buyer | undefined): void => writeSessionItem(BUYER_KEY, placed);

const lastOrder = object({ guid: string(), orderNumber: string() });

export type LastOrder = InferOutput<typeof lastOrder>;

/** Reads the order that this browser placed within the last hour. */
export const readLastOrder = (): LastOrder | undefined =>
  parseData(lastOrder, readItem(LAST_ORDER_KEY, CART_LIFETIME));

export const saveLastOrder = (order: LastOrder): void => {
  writeItem(LAST_ORDER_KEY, order, CART_LIFETIME);
};

/**
 * Forgets what a driver entered in the checkout, and their last order, which the next person must not see.
 */
export const forgetCheckout = (): void => {
  for (const key of [ENTRIES_KEY, SENT_KEY, BUYER_KEY]) writeSessionItem(key, undefined);
  removeItem(LAST_ORDER_KEY);
};
