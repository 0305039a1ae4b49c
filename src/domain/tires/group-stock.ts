import type { TireInventory } from '../../services/tire-schema';
import { STOCKS } from './availability';
import type { Stock } from './availability';
import { LOW_PAIR } from './tire-group';
import type { TireGroup } from './tire-group';

/** Returns the stock of one side of a pair. A set needs two tires of each side. */
const getSideStock = ({ quantity, q_sister: sister }: TireInventory): Stock => {
  if (quantity >= LOW_PAIR) return 'InStock';
  if (quantity > 0) return 'LowStock';
  return sister >= LOW_PAIR ? 'OrderIn' : 'Unavailable';
};

/**
 * Returns the stock of a set: the stock in the response, or the worse stock of a pair's two sides. Undefined
 * without a store.
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
