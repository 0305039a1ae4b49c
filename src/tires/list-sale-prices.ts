/** The promotions of one tire. */
interface PromotedTire {
  readonly potentialPromotions: readonly {
    readonly code: string;
    readonly salePrice?: { readonly value: number } | null | undefined;
  }[];
}

/**
 * Returns the price of each tire of a group under a promotion, in US dollars. Empty if a tire doesn't have the
 * promotion, because the services apply no promotion to only one tire of a pair (SRCH-3).
 */
export const listSalePrices = (
  pricing: readonly PromotedTire[],
  code: string,
): readonly number[] => {
  const prices = pricing.flatMap(
    ({ potentialPromotions }) =>
      potentialPromotions.find((promotion) => promotion.code === code)?.salePrice?.value ?? [],
  );
  return prices.length < pricing.length ? [] : prices;
};

/** Adds up prices in US dollars. @returns cents */
export const sumCents = (prices: readonly number[]): number =>
  prices.reduce((sum, dollars) => sum + Math.round(dollars * 100), 0);

/** Averages prices in US dollars. The result may contain half a cent (`roundPrice`). */
export const averagePrice = (prices: readonly number[]): number =>
  sumCents(prices) / 100 / prices.length;
