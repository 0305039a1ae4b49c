import {
  boolean,
  integer,
  literal,
  minValue,
  number,
  object,
  picklist,
  pipe,
  regex,
  string,
  variant,
} from 'valibot';

/** Names of the conversations between a page and a frame (docs/payments.md#messages). */
export const CHANNELS = { card: 'card-fields', challenge: 'payment-challenge' } as const;

const height = object({
  type: literal('height'),
  height: pipe(number(), integer(), minValue(0)),
});
const ready = object({ type: literal('ready') });

/** Messages of the card fields. */
export const cardMessage = variant('type', [
  ready,
  height,
  object({ type: literal('state'), isComplete: boolean(), paymentBrand: string() }),
  object({ type: literal('submit') }),
  object({
    type: literal('token'),
    requestId: string(),
    token: string(),
    paymentBrand: string(),
    lastFour: pipe(string(), regex(/^\d{4}$/)),
    expiryMonth: pipe(string(), regex(/^\d{2}$/)),
    expiryYear: pipe(string(), regex(/^\d{4}$/)),
  }),
  object({
    type: literal('error'),
    requestId: string(),
    reason: picklist(['incomplete', 'refused', 'unavailable']),
  }),
]);

/** Messages of a challenge. */
export const challengeMessage = variant('type', [
  ready,
  height,
  object({ type: literal('done'), result: picklist(['approved', 'declined']) }),
  object({ type: literal('error') }),
]);
