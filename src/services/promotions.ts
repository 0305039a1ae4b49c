import { array, boolean, nullish, number, object, optional, string } from 'valibot';
import type { InferOutput } from 'valibot';
import type { Promotion, Rebate } from '../bus/topics';
import type { Answer } from './answer';
import { call } from './http';

/** An amount in US dollars as the wire gives it; formattedValue such as '$142.99'. */
export const money = object({ value: number(), formattedValue: string() });

/** A promotion or a rebate of a tire (wire: Pricing, promotions). */
export const tirePromotion = object({
  code: string(),
  friendlyId: string(),
  displayName: nullish(string(), ''),
  label: nullish(string(), ''),
  totalOfflineSavings: optional(number()),
  loggedInOnlyPromotion: optional(boolean(), false),
  hidePrice: optional(boolean(), false),
  salePrice: optional(money),
});

type TirePromotion = InferOutput<typeof tirePromotion>;

export const promotionOf = ({
  salePrice,
  totalOfflineSavings,
  ...said
}: TirePromotion): Promotion => ({
  ...said,
  ...(salePrice === undefined ? {} : { salePrice: salePrice.value }),
  ...(totalOfflineSavings === undefined ? {} : { totalOfflineSavings }),
});

export const rebateOf = ({
  code,
  label,
  friendlyId,
  totalOfflineSavings,
}: TirePromotion): Rebate => ({
  code,
  label,
  friendlyId,
  ...(totalOfflineSavings === undefined ? {} : { amount: totalOfflineSavings }),
});

const allOffers = object({ tirePromotions: array(tirePromotion) });

/**
 * GET promotions/alloffers: one promotion by its friendlyId, or all; an unknown one fails with
 * status '404' (OFFR-7). Kept an hour.
 */
export const getOffers = async (friendlyId?: string): Promise<Answer<readonly Promotion[]>> => {
  const answer = await call({
    path: 'promotions/alloffers',
    schema: allOffers,
    query: { friendlyId },
    kept: true,
  });
  return answer.success === 'true'
    ? { ...answer, data: answer.data.tirePromotions.map(promotionOf) }
    : answer;
};
