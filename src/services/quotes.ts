import { number, nullish, object, pipe, rawTransform, regex, string, unknown } from 'valibot';
import type { InferOutput } from 'valibot';
import { getNow } from '../browser/clock';
import { tolerantArray } from '../browser/tolerant-array';
import { report } from '../browser/report';
import type { Result } from './result';
import { call } from './http';
import type { Call } from './http';
import type { QuotedVehicle } from './vehicle-schema';

export interface QuoteRequest {
  readonly storeNumber: string;
  readonly zipCode: string;
  readonly vehicle?: QuotedVehicle;
  /** One article, or the front and rear of a staggered pair. */
  readonly products: readonly { readonly code: string; readonly qty: number }[];
}

// Not `nonEmpty`: it would be added to the bundle of every page for this check alone.
const requiredText = pipe(string(), regex(/./));

const quote = object({
  tireQuoteId: requiredText,
  cartGuid: string(),
  tire: object({ name: requiredText, brand: requiredText, article: requiredText }),
  /** ISO 8601; empty if unknown. */
  expires: nullish(string(), ''),
});

/** A new quote. `cartGuid` is the GUID for the cart that is created from it. */
export type Quote = InferOutput<typeof quote>;

const savedQuote = object({
  ...quote.entries,
  /** Empty for everyone but the visitor or driver who created the quote. */
  cartGuid: nullish(quote.entries.cartGuid, ''),
  // A quote may expire while its response is cached. An invalid response is requested again.
  expires: pipe(
    quote.entries.expires,
    rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
      if (!(Date.parse(value) <= getNow())) return value;
      addIssue({ expected: 'a later time' });
      return NEVER;
    }),
  ),
  storeNumber: string(),
  zipCode: string(),
  vehicle: nullish(
    object({ year: number(), make: string(), model: string(), trim: nullish(string(), '') }),
  ),
  products: tolerantArray('products', object({ code: string(), qty: number() }), {
    needsValidEntry: true,
  }),
});

export type SavedQuote = InferOutput<typeof savedQuote>;

const sendCreate = (request: QuoteRequest, headers: Call<typeof quote>['headers'] = {}) =>
  call({ path: 'quote/create', schema: quote, method: 'POST', body: request, headers });

/** Checks whether the host has responded, but not with data. */
const isDenied = (result: Result<unknown>): boolean =>
  !result.ok && (result.error.kind === 'http' || result.error.kind === 'refused');

/**
 * POST quote/create; fails if the quote lacks its ID or the tire's name, brand, or article (QUOT-1).
 * @param tokenId of an account that isn't signed in; if the host doesn't accept it, the quote is the visitor's
 */
export const createQuote = async (
  request: QuoteRequest,
  tokenId?: string,
): Promise<Result<Quote>> => {
  const asAccount = tokenId === undefined ? undefined : await sendCreate(request, { tokenId });
  const result = asAccount && !isDenied(asAccount) ? asAccount : await sendCreate(request);
  if (!result.ok) {
    report(new Error('Failed to create new quote.'), { source: 'quote', during: 'create' });
  }
  return result;
};

/** POST quote/email/{tireQuoteId}; fails with status '429' if too many were sent (QUOT-3). */
export const emailQuote = (tireQuoteId: string, email: string): Promise<Result<unknown>> =>
  call({
    path: `quote/email/${encodeURIComponent(tireQuoteId)}`,
    schema: unknown(),
    method: 'POST',
    body: { email },
    change: 'message',
  });

/** GET quote/get/{tireQuoteId}; an unknown or expired quote fails with status '404' (QUOT-1). */
export const getQuote = (tireQuoteId: string): Promise<Result<SavedQuote>> =>
  call({
    path: `quote/get/${encodeURIComponent(tireQuoteId)}`,
    schema: savedQuote,
    isCached: true,
  });
