import type { Cart } from '../../services/cart-schema';
import type { AppThunk, RootState } from '..';
import { cartLost, selectCart, selectCartActivity } from './cart-slice';
import type { CartLoss } from './cart-slice';
import { forgetCart, readCartGuid, saveOtherGuid } from './cart-storage';

/** Checks whether an order of the cart is in progress or placed. Until it fails, the shown cart stays as it is. */
export const isBeingOrdered = ({ ecomm }: RootState): boolean =>
  ecomm.checkout.progress !== 'idle' || ecomm.order !== null;

/**
 * Removes the cart from the browser and the state, and records why (CART-2, CHKO-1).
 * @param loss null if the visitor knows
 * @param removed the cart, if the visitor may restore it
 */
export const loseCart =
  (loss: CartLoss | null, removed: Cart | null = null, guid?: string): AppThunk =>
  (dispatch, getState, extra) => {
    // After a foreign cart, the driver's own can be claimed.
    extra.cartClaim = undefined;
    const lostGuid = guid ?? selectCartActivity(getState()).guid ?? readCartGuid() ?? null;
    forgetCart(lostGuid);
    dispatch(cartLost({ loss, lostGuid, removed }));
  };

/** Clears the cart of a driver who has signed out, for whom the host keeps it, unless it is being ordered (CART-2). */
export const leaveCart = (): AppThunk => (dispatch, getState) => {
  saveOtherGuid(undefined);
  const state = getState();
  if (isBeingOrdered(state)) return;
  const { loss } = selectCartActivity(state);
  if (selectCart(state)) dispatch(loseCart('signed-out'));
  // The next visitor must not restore the driver's removed cart.
  else if (!loss || loss === 'removed') dispatch(loseCart(null));
};
