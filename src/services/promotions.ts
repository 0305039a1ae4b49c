import { boolean, fallback, literal, nullish, number, object, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { tolerantArray } from '../browser/tolerant-array';
import type { Promotion, Rebate } from '../bus/topics';
import type { Result } from './result';
import { call } from './http';

/** An amount in US dollars, as the host sends it; formattedValue is a text such as '$142.99'. */
export const money = object({ value: number(), formattedValue: string() });

/** A promotion or a rebate of a tire (`docs/service-contract.md#prices-and-promotions`). */
export const tirePromotion = object({
  code: string(),
  friendlyId: string(),
  displayName: nullish(string(), ''),
  label: nullish(string(), ''),
  totalOfflineSavings: fallback(nullish(number()), undefined),
  loggedInOnlyPromotion: nullish(boolean(), false),
  hidePrice: nullish(boolean(), false),
  salePrice: fallback(nullish(money), undefined),
});

type TirePromotion = InferOutput<typeof tirePromotion>;

export const toPromotion = ({
  salePrice,
  totalOfflineSavings,
  ...said
}: TirePromotion): Promotion => ({
  ...said,
  ...(salePrice == null ? {} : { salePrice: salePrice.value }),
  ...(totalOfflineSavings == null ? {} : { totalOfflineSavings }),
});

export const toRebate = ({
  code,
  label,
  friendlyId,
  totalOfflineSavings,
}: TirePromotion): Rebate => ({
  code,
  label,
  friendlyId,
  ...(totalOfflineSavings == null ? {} : { amount: totalOfflineSavings }),
});

/** Returns the schema of the offers; with a friendlyId, drops entries about other offers. */
const createOffersSchema = (friendlyId: string | undefined) =>
  object({
    tirePromotions: tolerantArray(
      'tirePromotions',
      object({
        ...tirePromotion.entries,
        friendlyId: friendlyId === undefined ? string() : literal(friendlyId),
      }),
      { needsValidEntry: true },
    ),
  });

/**
 * Gets one promotion by its friendlyId, or all: GET promotions/alloffers, stored for one hour. An
 * unknown friendlyId fails with status '404', and an answer about other offers fails too (OFFR-7).
 */
export const getOffers = async (friendlyId?: string): Promise<Result<readonly Promotion[]>> => {
  const answer = await call({
    path: 'promotions/alloffers',
    schema: createOffersSchema(friendlyId),
    query: { friendlyId },
    isCached: true,
  });
  return answer.ok ? { ...answer, data: answer.data.tirePromotions.map(toPromotion) } : answer;
};
