import { listGroupOffers } from '../../../store/shop/group-offers';
import type { TireGroup } from '../../../tires/tire-group';
import { getSalePrice } from '../../../ui/product/savings';

/** Returns the sale price of one tire in US dollars, or else its price; undefined without one. */
export const getCurrentPrice = (group: TireGroup, loggedIn: boolean): number | undefined => {
  const { avgPrice: price } = group;
  if (price === undefined) return undefined;
  const card = { ...listGroupOffers(group), price, showPrice: true, isAsLowAs: false };
  return getSalePrice({ card, loggedIn }) ?? price;
};
