import type { TireInventory } from '../services/tire-schema';
import { STOCKS } from './stocks';
import type { Stock } from './stocks';
import { LOW_PAIR } from './tire-group';
import type { TireGroup } from './tire-group';

/** Returns the stock of one side of a pair, of which a set needs two. */
const getSideStock = ({ quantity, q_sister: sister }: TireInventory): Stock => {
  if (quantity >= LOW_PAIR) return 'InStock';
  if (quantity > 0) return 'LowStock';
  return sister >= LOW_PAIR ? 'OrderIn' : 'Unavailable';
};

/**
 * Returns the stock of a set: as in the response, or for a pair, the worse of the two; undefined without
 * a store.
 */
export const getGroupStock = ({
  tires: { length: count },
  pricing,
  inventory,
}: TireGroup): Stock | undefined => {
  if (pricing.length < count || inventory.length < count) return undefined;
  if (count === 1) return pricing[0]?.stock;
  const sides = inventory.map(getSideStock);
  return STOCKS.findLast((stock) => sides.includes(stock));
};
