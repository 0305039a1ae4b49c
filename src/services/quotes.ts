import { object, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { report } from '../browser/report';
import type { Result } from './result';
import { call } from './http';

export interface QuoteRequest {
  storeNumber: string;
  zipCode: string;
  vehicle?: { year: number; make: string; model: string; trim?: string };
  /** One article, or the front and rear of a staggered pair. */
  products: { code: string; qty: number }[];
}

const quote = object({
  tireQuoteId: string(),
  cartGuid: string(),
  tire: object({ name: string(), brand: string(), article: string() }),
});

/** A quote; its cart is created with `cartGuid`. */
export type Quote = InferOutput<typeof quote>;

/** POST quote/create; fails if the quote lacks its ID or the tire's name, brand, or article (QUOT-1). */
export const createQuote = async (request: QuoteRequest): Promise<Result<Quote>> => {
  const answer = await call({
    path: 'quote/create',
    schema: quote,
    method: 'POST',
    body: request,
  });
  if (!answer.ok) {
    report(new Error('Failed to create new quote.'), { source: 'quote', during: 'create' });
  }
  return answer;
};
