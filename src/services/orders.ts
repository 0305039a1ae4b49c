import { array, exactOptional, nullish, number, object, picklist, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { parseData } from '../browser/parse-data';
import { tolerantArray } from '../browser/tolerant-array';
import type { DropWaitOption, PickupPreference } from './appointments';
import {
  bookedAppointment,
  chargedCard,
  DROP_WAIT_OPTIONS,
  PICKUP_PREFERENCES,
  sequence,
} from './appointments';
import { quotedVehicle } from './vehicle-schema';
import type { QuotedVehicle } from './vehicle-schema';
import { addOn, arrival, fee, pricedItem, readyDate, saving, totals } from './price-schema';
import type { Totals } from './price-schema';
import { money } from './promotion-schema';
import type { Money } from './promotion-schema';
import type { Result, ServiceError } from './result';
import { call } from './http';

/** The person and address that an order bills (CHKO-2). */
export interface Billing {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Digits. */
  readonly mobile: string;
  readonly street1: string;
  readonly street2: string;
  readonly city: string;
  /** A two-letter code. */
  readonly state: string;
  readonly zip: string;
  readonly country: string;
}

/** A card as the payment provider returned it, without its number and security code (STATE-5). */
export interface CardToken {
  readonly token: string;
  readonly paymentBrand: string;
  readonly lastFour: string;
  /** Two digits. */
  readonly expiryMonth: string;
  /** Four digits. */
  readonly expiryYear: string;
}

/** Body of order/create. */
export interface OrderRequest {
  readonly holdId: string;
  readonly appointment: {
    readonly dropWaitOption: DropWaitOption;
    readonly pickupPreference: PickupPreference;
    readonly comments?: string;
  };
  readonly billing: Billing;
  readonly payment: CardToken;
  /** The total that the visitor saw. */
  readonly expectedTotal: Money;
  /** Needed if the quote has none, and used only then. */
  readonly vehicle?: QuotedVehicle;
}

const placedOrder = object({
  orderNumber: string(),
  /** Opens the order without a session. */
  orderKey: string(),
  total: money,
  appointment: bookedAppointment,
  emailSentTo: nullish(string(), ''),
});

/** The response to a placed order. */
export type PlacedOrder = InferOutput<typeof placedOrder>;

const orderStatus = object({
  state: picklist(['none', 'running', 'placed', 'refused']),
  order: nullish(placedOrder),
  reason: nullish(string(), ''),
});

/** The status of the order request with an idempotency key; has no address or contact data. */
export type OrderStatus = InferOutput<typeof orderStatus>;

const order = object({
  orderNumber: string(),
  state: picklist(['placed', 'cancelled']),
  storeNumber: string(),
  items: tolerantArray(
    'items',
    object({
      ...pricedItem.entries,
      brand: string(),
      name: string(),
      // Absent in an order from before arrivals were stored.
      arrival: nullish(arrival),
      /** Number of the stores nearby that had the article. */
      storesNearby: nullish(number()),
    }),
    { needsValidEntry: true },
  ),
  addOns: tolerantArray('addOns', addOn),
  fees: tolerantArray('fees', fee),
  discounts: tolerantArray('discounts', saving),
  totals,
  rebates: tolerantArray('rebates', saving),
  total: money,
  payment: nullish(chargedCard),
  vehicle: nullish(quotedVehicle),
  readyDate,
  appointment: object({
    ...bookedAppointment.entries,
    // Absent from services of an earlier version.
    dropWaitOption: nullish(picklist(DROP_WAIT_OPTIONS)),
    pickupPreference: nullish(picklist(PICKUP_PREFERENCES)),
    sequence,
  }),
});

/** A placed order as its driver sees it. */
export type Order = InferOutput<typeof order>;

/** POST order/create/{guid}. @param idempotencyKey the same for every attempt of one request */
export const createOrder = (
  guid: string,
  body: OrderRequest,
  idempotencyKey: string,
): Promise<Result<PlacedOrder>> =>
  call({
    path: `order/create/${encodeURIComponent(guid)}`,
    schema: placedOrder,
    method: 'POST',
    body,
    headers: { 'Idempotency-Key': idempotencyKey },
  });

/** GET order/status: the result of a request whose response was lost (CHKO-3). */
export const getOrderStatus = (idempotencyKey: string): Promise<Result<OrderStatus>> =>
  call({ path: 'order/status', schema: orderStatus, query: { key: idempotencyKey } });

/** GET order/get/{orderNumber}. @param key the order's key, unless its driver is signed in */
export const getOrder = (orderNumber: string, key: string | undefined): Promise<Result<Order>> =>
  call({
    path: `order/get/${encodeURIComponent(orderNumber)}`,
    schema: order,
    query: { key },
  });

/** Why an order was refused, with the refusal's data. */
export type OrderRefusal =
  | {
      readonly kind:
        | 'CartExpired'
        | 'EcommerceUnavailable'
        | 'AppointmentsUnavailable'
        | 'TooManyAppointments'
        | 'SlotTaken'
        | 'NotReady';
    }
  /** The articles that the brand has too few of. */
  | { readonly kind: 'OutOfStock'; readonly codes: readonly string[] }
  | { readonly kind: 'PriceChanged'; readonly totals: Totals | undefined }
  | { readonly kind: 'ChallengeRequired'; readonly challengeUrl: string }
  | { readonly kind: 'Declined'; readonly reason: string };

const outOfStock = object({ codes: array(string()) });
const priceChanged = object({ totals });
const challengeRequired = object({ challengeUrl: string() });
const declined = object({ reason: exactOptional(string(), '') });

/** Parses a refusal of order/create; undefined for any other error. */
export const parseOrderRefusal = ({
  message,
  data,
}: Pick<ServiceError, 'message' | 'data'>): OrderRefusal | undefined => {
  switch (message) {
    case 'CartExpired':
    case 'EcommerceUnavailable':
    case 'AppointmentsUnavailable':
    case 'TooManyAppointments':
    case 'SlotTaken':
    case 'NotReady':
      return { kind: message };
    case 'OutOfStock':
      return { kind: message, codes: parseData(outOfStock, data)?.codes ?? [] };
    case 'PriceChanged':
      return { kind: message, totals: parseData(priceChanged, data)?.totals };
    case 'ChallengeRequired': {
      const challenge = parseData(challengeRequired, data);
      return challenge && { kind: message, ...challenge };
    }
    case 'Declined':
      return { kind: message, reason: parseData(declined, data)?.reason ?? '' };
    default:
      return undefined;
  }
};
