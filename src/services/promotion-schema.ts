import { boolean, fallback, nullish, number, object, string } from 'valibot';
import type { InferOutput } from 'valibot';
import type { Promotion, Rebate } from '../bus/topics';

/** An amount in US dollars, as the host sends it; formattedValue is a string such as '$142.99'. */
export const money = object({ value: number(), formattedValue: string() });

export type Money = InferOutput<typeof money>;

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
  ...promotion
}: TirePromotion): Promotion => ({
  ...promotion,
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
