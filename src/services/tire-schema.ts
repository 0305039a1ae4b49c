import { boolean, fallback, nullish, number, object, picklist, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { tolerantArray } from '../browser/tolerant-array';
import { readyDate } from './price-schema';
import { money, tirePromotion } from './promotion-schema';

/** The fields of a catalog article that the site uses (`docs/service-contract.md#tire-search`). */
export const tire = object({
  code: string(),
  brand: string(),
  name: string(),
  /** Such as `205/55R16` or `LT245/75R17`. */
  size: string(),
  crossSection: number(),
  aspectRatio: number(),
  rimSize: number(),
  loadIndex: number(),
  /** Such as `SL`, `XL`, or `E`; empty if the host doesn't return it, as is `sidewall`. */
  loadRange: nullish(string(), ''),
  speedRating: string(),
  sidewall: nullish(string(), ''),
  runFlat: nullish(boolean(), false),
  /** Such as `All-Season Touring`. */
  type: string(),
  /** Warranty in miles; 0 for none. */
  mileage: number(),
  position: picklist(['all', 'front', 'rear']),
});

export type Tire = InferOutput<typeof tire>;

/** The total of a set of four with installation, fees, instant savings, and tax; undefined if the host returns none. */
export const outTheDoor = fallback(
  nullish(object({ quantity: number(), total: money })),
  undefined,
);

export type OutTheDoor = InferOutput<typeof outTheDoor>;

/** Price and promotions of one article at a store. */
export const tirePricing = object({
  /** Price of one tire. */
  price: money,
  potentialPromotions: nullish(tolerantArray('potentialPromotions', tirePromotion), () => []),
  rebates: nullish(tolerantArray('rebates', tirePromotion), () => []),
  outTheDoor,
});

export type TirePricing = InferOutput<typeof tirePricing>;

/** Number of tires of one article at the store (`quantity`) and at other stores of its brand (SRCH-4). */
export const tireInventory = object({
  quantity: number(),
  q_local: number(),
  q_sister: number(),
  /** Number of the stores nearby that have the article. */
  storesNearby: nullish(number()),
  /** The manufacturer's number. */
  part_number: nullish(string()),
  /** When four are ready. */
  readyDate,
});

export type TireInventory = InferOutput<typeof tireInventory>;

/** Average over the reviews of one article, 0 to 5; 0 without reviews. */
export const tireRating = object({ averageRating: number(), reviewCount: number() });

export type TireRating = InferOutput<typeof tireRating>;
