import { removeStored } from '../../browser/storage';
import { getCart } from '../../services/cart';
import type { Cart } from '../../services/cart-schema';
import type { Result } from '../../services/result';
import type { AppThunk } from '..';
import { cartGone, cartLoaded } from './ecomm-slice';
import { keepCartChanges } from './kept-cart-changes';

/**
 * Loads the cart for the header or the checkout, in a chunk of its own because most visitors have no
 * cart. The changes that it reports are kept for a page that shows them.
 */
export const getCountedCart = async (guid: string): Promise<Result<Cart>> => {
  const result = await getCart(guid);
  if (result.ok) keepCartChanges(result.data.changes);
  return result;
};

/** Shows the cart; a failed load removes its GUID (CHKO-1). */
export const showCountedCart =
  (guid: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const result = await getCountedCart(guid);
    if (result.ok) {
      dispatch(cartLoaded(result.data));
    } else {
      removeStored('cart');
      dispatch(cartGone());
    }
  };
