import { fallback, number, object, picklist, string } from 'valibot';
import { storedText } from '../browser/stored-item';
import { hasCardNumber } from '../domain/text/card-number';
import { DROP_WAIT_OPTIONS, PICKUP_PREFERENCES } from '../services/appointments';

/** A tire to install, as bookings save it. */
export const savedTire = object({ code: string(), qty: number() });

/** What bookings and checkouts save of a visit. */
export const savedVisit = object({
  dropWaitOption: fallback(picklist(DROP_WAIT_OPTIONS), 'drop'),
  pickupPreference: fallback(picklist(PICKUP_PREFERENCES), 'text'),
  comments: storedText,
});

/** What a customer types freely. */
const TYPED_TEXTS = [
  'firstName',
  'lastName',
  'email',
  'street1',
  'street2',
  'city',
  'comments',
] as const;

type TypedTexts = Partial<Record<(typeof TYPED_TEXTS)[number], string>>;

/** Returns what a customer has typed as it may be saved: a text with a card number is empty (STATE-5). */
export const withoutCardNumbers = <Typed extends TypedTexts>(typed: Typed): Typed => {
  const emptied: TypedTexts = {};
  for (const name of TYPED_TEXTS) {
    if (hasCardNumber(typed[name] ?? '')) emptied[name] = '';
  }
  return { ...typed, ...emptied };
};
