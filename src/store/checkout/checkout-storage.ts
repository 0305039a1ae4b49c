import { array, exactOptional, nullish, object, pipe, regex, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { writeSessionItem } from '../../browser/session-items';
import { createSessionItem, createStoredItem, storedText as text } from '../../browser/stored-item';
import type { StoredItem } from '../../browser/stored-item';
import { withoutCardNumbers } from '../../domain/text/card-number';
import { hold, timeSlot } from '../../services/appointments';
import { quotedVehicle } from '../../services/vehicle-schema';
import { money } from '../../services/promotion-schema';
import { CART_LIFETIME } from '../cart/cart-storage';
import { savedVisit } from '../saved-shapes';

/** Local storage key of the last order that this browser placed, for tabs that still show its cart. */
export const LAST_ORDER_KEY = 'bsro-last-order';

/** ISO 8601 with an offset, as the services return times. */
const time = pipe(string(), regex(/^\d{4}-\d\d-\d\dT/));

const entries = object({
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
export type SavedEntries = InferOutput<typeof entries>;

const ENTRIES_KEY = 'bsro-checkout';

/**
 * The visitor's entries in this tab (docs/storage-and-cookies.md#session-storage). Texts with a card number are saved as
 * empty ones.
 */
export const savedEntries: StoredItem<SavedEntries> = {
  ...createSessionItem(ENTRIES_KEY, entries),
  save: (typed) =>
    writeSessionItem(ENTRIES_KEY, {
      ...typed,
      visit: withoutCardNumbers(typed.visit),
      billing: withoutCardNumbers(typed.billing),
    }),
};

/** Reads the entries for a cart that this tab has saved. */
export const readSavedEntries = (guid: string): SavedEntries | undefined => {
  const saved = savedEntries.read();
  return saved?.guid === guid ? saved : undefined;
};

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

/** The order request whose response has not arrived. */
export const savedSentOrder = createSessionItem<SentOrder>('bsro-checkout-sent', sentOrder);

const sentKeys = object({ guid: string(), keys: array(key) });

/** The idempotency keys of the unsettled order requests of all tabs. */
const savedSentKeys = createStoredItem('bsro-sent-orders', sentKeys, CART_LIFETIME);

/** Returns the keys of the order requests for a cart, in all tabs, whose results are unknown. */
export const readSentKeys = (guid: string): readonly string[] => {
  const sent = savedSentKeys.read();
  return sent?.guid === guid ? sent.keys : [];
};

/** Shares the key of a request with the other tabs, or removes it once its result is known. */
export const shareSentKey = (guid: string, sentKey: string, isSettled: boolean): void => {
  const others = readSentKeys(guid).filter((other) => other !== sentKey);
  savedSentKeys.save({ guid, keys: isSettled ? others : [...others, sentKey] });
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

export const savedBuyer = createSessionItem<Buyer>('bsro-checkout-buyer', buyer);

const lastOrder = object({ guid: string(), orderNumber: string() });

/** The order that this browser placed within the last hour. */
export const savedLastOrder = createStoredItem(LAST_ORDER_KEY, lastOrder, CART_LIFETIME);

/**
 * Forgets what a driver entered in the checkout, and their last order, which the next person must not see.
 */
export const forgetCheckout = (): void => {
  for (const item of [savedEntries, savedSentOrder, savedBuyer, savedLastOrder]) item.remove();
};
