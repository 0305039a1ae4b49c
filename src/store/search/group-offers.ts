import type { Promotion, Rebate } from '../../bus/topics';
import { toPromotion, toRebate } from '../../services/promotion-schema';
import { averagePrice, listSalePrices } from '../../domain/tires/sale-price';
import type { TireGroup } from '../../domain/tires/tire-group';

interface GroupOffers {
  readonly promo: readonly Promotion[];
  readonly rebate: readonly Rebate[];
}

interface PriceCard extends GroupOffers {
  /** US dollars for one tire. */
  readonly price: number;
  readonly showPrice: boolean;
  readonly isAsLowAs: boolean;
}

/**
 * Lists the promotions and rebates of all tires of a group. The sale price of a pair is the average of both
 * tires' sale prices under the promotion. A promotion for only one of the tires, or without a lower price, gets no sale price.
 */
const listOffers = ({ pricing }: TireGroup): GroupOffers => ({
  promo: pricing.flatMap(({ potentialPromotions }) =>
    potentialPromotions.map((promotion) => {
      const { salePrice: _, ...shown } = toPromotion(promotion);
      const prices = listSalePrices(pricing, shown.code);
      return prices.length > 0 ? { ...shown, salePrice: averagePrice(prices) } : shown;
    }),
  ),
  rebate: pricing.flatMap(({ rebates }) => rebates.map(toRebate)),
});

/** Creates what a price block shows about a group. The price is 0 if it is unknown. */
export const createPriceCard = (group: TireGroup): PriceCard => ({
  ...listOffers(group),
  price: group.avgPrice ?? 0,
  showPrice: true,
  isAsLowAs: false,
});
