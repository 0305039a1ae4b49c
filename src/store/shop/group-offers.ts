import type { Promotion, Rebate } from '../../bus/topics';
import { toPromotion, toRebate } from '../../services/promotion-schema';
import type { TireGroup } from '../../tires/tire-group';

interface GroupOffers {
  readonly promo: readonly Promotion[];
  readonly rebate: readonly Rebate[];
}

/**
 * Lists the promotions and rebates of all tires of a group. A pair has no sale price, which is the price
 * of one article.
 */
export const listGroupOffers = ({ pricing, isMatchSet }: TireGroup): GroupOffers => ({
  promo: pricing.flatMap(({ potentialPromotions }) =>
    potentialPromotions.map((promotion) =>
      toPromotion(isMatchSet ? { ...promotion, salePrice: undefined } : promotion),
    ),
  ),
  rebate: pricing.flatMap(({ rebates }) => rebates.map(toRebate)),
});
