import type { TireGroup } from './tire-group';

/** The prices of one tire: the regular one, and those of promotions. */
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

const sumCents = (prices: readonly number[]): number =>
  prices.reduce((sum, dollars) => sum + Math.round(dollars * 100), 0);

/**
 * Returns the price of each tire of a group in US dollars: the regular prices, or those of the promotion with
 * the lowest total that the visitor gets. A promotion for only one tire of a pair is ignored (SRCH-3).
 * @param isSignedIn whether promotions for drivers apply
 */
export const getCurrentPrices = (
  { pricing }: { readonly pricing: readonly PricedTire[] },
  isSignedIn: boolean,
): readonly number[] => {
  let lowest: readonly number[] = pricing.map(({ price }) => price.value);
  for (const { code, hidePrice, loggedInOnlyPromotion } of pricing[0]?.potentialPromotions ?? []) {
    if (hidePrice || (loggedInOnlyPromotion && !isSignedIn)) continue;
    const prices = pricing.flatMap(
      ({ potentialPromotions }) =>
        potentialPromotions.find((promotion) => promotion.code === code)?.salePrice?.value ?? [],
    );
    const isComplete = prices.length === pricing.length;
    if (isComplete && sumCents(prices) < sumCents(lowest)) lowest = prices;
  }
  return lowest;
};

/** Returns a group with its current price. The prices of its tires in `pricing` stay. */
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
