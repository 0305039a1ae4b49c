import { nullable, number, object, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { tolerantArray } from '../browser/tolerant-array';
import type { Result } from './result';
import { call } from './http';
import { tire, tireInventory, tirePricing, tireRating } from './tire-schema';

const tireDetails = object({
  tire,
  pricing: nullable(tirePricing),
  inventory: nullable(tireInventory),
  ratings: tireRating,
  fitments: tolerantArray(
    'fitments',
    object({
      year: number(),
      make: string(),
      model: string(),
      trim: string(),
      position: tire.entries.position,
    }),
  ),
});

/** One article with its price, stock, rating, and the vehicles for which its size is original. */
export type TireDetails = InferOutput<typeof tireDetails>;

/** GET tire/details/{article}; an unknown article fails with status '404' (TDP-1). */
export const getTireDetails = (
  article: string,
  storeNumber: string | undefined,
): Promise<Result<TireDetails>> =>
  call({
    path: `tire/details/${encodeURIComponent(article)}`,
    schema: tireDetails,
    query: { storeNumber },
  });
