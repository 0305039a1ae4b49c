import { fallback, nullish, object, optional, string } from 'valibot';
import { tolerantArray } from '../browser/tolerant-array';
import type { Promotion, Rebate } from '../bus/topics';
import type { Result } from './result';
import { call } from './http';
import { money, toPromotion, toRebate, tirePromotion } from './promotion-schema';

const details = object({
  summary: object({
    minPrice: nullish(
      object({
        code: string(),
        // A missing price object means that there is no price; the call still succeeds (CARO-2).
        price: fallback(optional(money), undefined),
        potentialPromotions: nullish(tolerantArray('potentialPromotions', tirePromotion), () => []),
        rebates: nullish(tolerantArray('rebates', tirePromotion), () => []),
      }),
    ),
  }),
});

/** The lowest price of a tire, or of some articles, at a store. */
export interface LowestPrice {
  readonly articleCode: string;
  /** US dollars for one tire. */
  readonly price: number;
  /** Such as '$142.99'. */
  readonly priceFormatted: string;
  readonly promotions: readonly Promotion[];
  readonly rebates: readonly Rebate[];
}

/** Articles, or a brand and tire name; articles take precedence: `docs/service-contract.md#prices-and-promotions`. */
export interface PricedTire {
  readonly articleIDs?: readonly string[];
  readonly brand?: string;
  readonly tireName?: string;
}

/**
 * GET store/pricing-details: returns the lowest price; `data` is undefined if there is none (CARO-2).
 * Cached for an hour.
 */
export const getLowestPrice = async (
  storeNumber: string,
  { articleIDs, brand, tireName }: PricedTire,
): Promise<Result<LowestPrice | undefined>> => {
  const result = await call({
    path: 'store/pricing-details',
    schema: details,
    query: { storeNumber, articleIDs: articleIDs?.join(',') || undefined, brand, tireName },
    isCached: true,
  });
  if (!result.ok) return result;
  const { minPrice } = result.data.summary;
  return {
    ...result,
    data: minPrice?.price && {
      articleCode: minPrice.code,
      price: minPrice.price.value,
      priceFormatted: minPrice.price.formattedValue,
      promotions: minPrice.potentialPromotions.map(toPromotion),
      rebates: minPrice.rebates.map(toRebate),
    },
  };
};
