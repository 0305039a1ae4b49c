import type { TireGroup } from './tire-group';

/** Number of tires that set prices and savings apply to (PRIC-1); for a pair, half of them on each axle. */
export const SET_SIZE = 4;

interface SalePromotion {
  /** Whether only drivers get the promotion. */
  readonly loggedInOnlyPromotion: boolean;
  readonly hidePrice: boolean;
  /** US dollars for one tire; for a pair, the average of both. */
  readonly salePrice?: number | undefined;
}

/** Checks whether the visitor gets the promotion's price (OFFR-7). */
export const isApplicable = (
  { loggedInOnlyPromotion, hidePrice }: SalePromotion,
  isSignedIn: boolean,
): boolean => !hidePrice && (isSignedIn || !loggedInOnlyPromotion);

/**
 * Finds the promotion with the lowest price that the visitor gets. All sale prices follow this rule (PRIC-1).
 * Undefined if no promotion lowers the regular price.
 * @param price the regular price of one tire
 */
export const findSale = <T extends SalePromotion>(
  promotions: readonly T[],
  price: number,
  isSignedIn: boolean,
): T | undefined => {
  let sale: T | undefined;
  for (const promotion of promotions) {
    const { salePrice = price } = promotion;
    if (salePrice < (sale?.salePrice ?? price) && isApplicable(promotion, isSignedIn)) {
      sale = promotion;
    }
  }
  return sale;
};

/** Adds up prices in US dollars. @returns cents */
const sumCents = (prices: readonly number[]): number =>
  prices.reduce((sum, dollars) => sum + Math.round(dollars * 100), 0);

/** Averages prices in US dollars. The result may contain half a cent (`roundPrice`). */
export const averagePrice = (prices: readonly number[]): number =>
  sumCents(prices) / 100 / prices.length;

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
 * Returns the price of each tire of a group under a promotion, in US dollars. Empty if the promotion doesn't lower
 * the sum, or if a tire doesn't have it, because the services apply no promotion to only one tire of a pair
 * (SRCH-3). Compares sums, because a rounded average may differ from the average by half a cent.
 */
export const listSalePrices = (pricing: readonly PricedTire[], code: string): readonly number[] => {
  const prices = pricing.flatMap(
    ({ potentialPromotions }) =>
      potentialPromotions.find((promotion) => promotion.code === code)?.salePrice?.value ?? [],
  );
  const isComplete = prices.length === pricing.length;
  return isComplete && sumCents(prices) < sumCents(pricing.map(({ price }) => price.value))
    ? prices
    : [];
};

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
