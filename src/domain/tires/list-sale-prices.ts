interface PromotedTire {
  /** US dollars. */
  readonly price: { readonly value: number };
  readonly potentialPromotions: readonly {
    readonly code: string;
    readonly salePrice?: { readonly value: number } | null | undefined;
  }[];
}

/** Adds up prices in US dollars. @returns cents */
export const sumCents = (prices: readonly number[]): number =>
  prices.reduce((sum, dollars) => sum + Math.round(dollars * 100), 0);

/**
 * Returns the price of each tire of a group under a promotion, in US dollars. Empty if the promotion doesn't lower
 * the sum, or if a tire doesn't have it, because the services apply no promotion to only one tire of a pair
 * (SRCH-3). Compares sums, because a rounded average may differ from the average by half a cent.
 */
export const listSalePrices = (
  pricing: readonly PromotedTire[],
  code: string,
): readonly number[] => {
  const prices = pricing.flatMap(
    ({ potentialPromotions }) =>
      potentialPromotions.find((promotion) => promotion.code === code)?.salePrice?.value ?? [],
  );
  const isComplete = prices.length === pricing.length;
  return isComplete && sumCents(prices) < sumCents(pricing.map(({ price }) => price.value))
    ? prices
    : [];
};

/** Averages prices in US dollars. The result may contain half a cent (`roundPrice`). */
export const averagePrice = (prices: readonly number[]): number =>
  sumCents(prices) / 100 / prices.length;
