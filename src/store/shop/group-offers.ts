import type { Promotion, Rebate } from '../../bus/topics';
import { toPromotion, toRebate } from '../../services/promotion-schema';
import type { TireGroup } from '../../tires/tire-group';

interface GroupOffers {
  readonly promo: readonly Promotion[];
  readonly rebate: readonly Rebate[];
}

/** A price with offers, as price blocks show it. */
interface PriceCard extends GroupOffers {
  /** US dollars for one tire. */
  readonly price: number;
  readonly showPrice: boolean;
  readonly isAsLowAs: boolean;
}

/**
 * Lists the promotions and rebates of all tires of a group. If a promotion applies to both tires of a pair,
 * its sale price is the average of the two, which may contain half a cent (`roundPrice`). If it applies to
 * one tire only, it has no sale price, because the services don't apply it to the pair.
 */
const listOffers = ({ pricing, tires }: TireGroup): GroupOffers => {
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

/** Creates the card of a group's price; the price is 0 if it is unknown. */
export const createPriceCard = (group: TireGroup): PriceCard => ({
  ...listOffers(group),
  price: group.avgPrice ?? 0,
  showPrice: true,
  isAsLowAs: false,
});
