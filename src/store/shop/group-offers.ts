import type { Promotion, Rebate } from '../../bus/topics';
import { toPromotion, toRebate } from '../../services/promotion-schema';
import type { TireGroup } from '../../tires/tire-group';

interface GroupOffers {
  readonly promo: readonly Promotion[];
  readonly rebate: readonly Rebate[];
}

/**
 * Lists the promotions and rebates of all tires of a group. If a promotion applies to both tires of a pair,
 * its sale price is the average of the two, which may contain half a cent (`roundPrice`). If it applies to
 * one tire only, it has no sale price, because the services don't apply it to the pair.
 */
export const listGroupOffers = ({ pricing, tires }: TireGroup): GroupOffers => {
  const promotions = pricing.flatMap(({ potentialPromotions }) =>
    potentialPromotions.map(toPromotion),
  );
  return {
    promo: promotions.map((promotion) => {
      const { salePrice: _, ...shown } = promotion;
      const prices = promotions.flatMap((other) =>
        other.code === shown.code ? (other.salePrice ?? []) : [],
      );
      return prices.length < tires.length
        ? shown
        : { ...shown, salePrice: prices.reduce((sum, price) => sum + price) / prices.length };
    }),
    rebate: pricing.flatMap(({ rebates }) => rebates.map(toRebate)),
  };
};
