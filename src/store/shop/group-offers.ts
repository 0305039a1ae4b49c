import type { Promotion, Rebate } from '../../bus/topics';
import { toPromotion, toRebate } from '../../services/promotion-schema';
import type { TireGroup } from '../../tires/tire-group';

interface GroupOffers {
  readonly promo: readonly Promotion[];
  readonly rebate: readonly Rebate[];
}

/**
 * Lists the promotions and rebates of all tires of a group. A promotion of both tires of a pair has half
 * of the sum of their sale prices, which may have half a cent (`roundPrice`); one of a single tire of the
 * pair has none, because the services only apply those of both.
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
