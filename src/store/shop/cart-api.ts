import { getCart } from '../../services/cart';
import type { Cart } from '../../services/cart-schema';
import type { Result } from '../../services/result';
import { keepCartChanges } from './kept-cart-changes';

/**
 * Loads the cart for the header, in a chunk of its own because most visitors have no cart. The
 * changes that it reports are kept for a page that shows them.
 */
export const getCountedCart = async (guid: string): Promise<Result<Cart>> => {
  const result = await getCart(guid);
  if (result.ok) keepCartChanges(result.data.changes);
  return result;
};
