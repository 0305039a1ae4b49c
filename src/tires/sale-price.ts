import type { TirePricing } from '../services/tire-schema';
import type { TireGroup } from './tire-group';

const toCents = (dollars: number): number => Math.round(dollars * 100);

/**
 * Returns the lowest price of one tire in US dollars: its own, or a sale price that the visitor gets.
 * @param isSignedIn whether members' prices count
 */
export const getCurrentPrice = (
  { price, potentialPromotions }: TirePricing,
  isSignedIn: boolean,
): number =>
  Math.min(
    price.value,
    ...potentialPromotions
      .filter(
        ({ hidePrice, loggedInOnlyPromotion }) =>
          !hidePrice && (isSignedIn || !loggedInOnlyPromotion),
      )
      .flatMap(({ salePrice }) => salePrice?.value ?? []),
  );

/**
 * Returns a group at its current price; a pair's is the sum of both tires' (SRCH-3). The prices of its
 * tires (`pricing`) stay.
 */
export const applySalePrices = (group: TireGroup, isSignedIn: boolean): TireGroup => {
  const { price, pricing } = group;
  if (price === undefined) return group;
  const cents = pricing.reduce(
    (sum, entry) => sum + toCents(getCurrentPrice(entry, isSignedIn)),
    0,
  );
  return {
    ...group,
    price: cents / 100,
    avgPrice: Math.round(cents / pricing.length) / 100,
  };
};
