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
