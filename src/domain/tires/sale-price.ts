import { findSale } from './find-sale';
import { averagePrice, listSalePrices, sumCents } from './list-sale-prices';
import type { TireGroup } from './tire-group';

interface PricedTire {
  /** US dollars. */
  readonly price: { readonly value: number };
  readonly potentialPromotions: readonly {
    readonly code: string;
    readonly hidePrice: boolean;
    readonly loggedInOnlyPromotion: boolean;
    readonly salePrice?: { readonly value: number } | null | undefined;
  }[];
}

/**
 * Returns the price of each tire of a group in US dollars: the regular prices, or the prices under the
 * promotion with the lowest average that the visitor gets. A promotion for only one tire of a pair is ignored
 * (SRCH-3).
 * @param isSignedIn whether promotions for drivers apply
 */
export const getCurrentPrices = (
  { pricing }: { readonly pricing: readonly PricedTire[] },
  isSignedIn: boolean,
): readonly number[] => {
  const regular = pricing.map(({ price }) => price.value);
  const promotions = (pricing[0]?.potentialPromotions ?? []).flatMap((promotion) => {
    const prices = listSalePrices(pricing, promotion.code);
    return prices.length > 0 ? { ...promotion, prices, salePrice: averagePrice(prices) } : [];
  });
  return findSale(promotions, averagePrice(regular), isSignedIn)?.prices ?? regular;
};

/** Returns a group with the price that the visitor pays. The prices of its tires in `pricing` stay regular. */
export const applySalePrices = (group: TireGroup, isSignedIn: boolean): TireGroup => {
  if (group.price === undefined) return group;
  const prices = getCurrentPrices(group, isSignedIn);
  const cents = sumCents(prices);
  return {
    ...group,
    price: cents / 100,
    avgPrice: Math.round(cents / prices.length) / 100,
  };
};
