import { useEffect, useEffectEvent } from 'react';
import { onChangedElsewhere } from '../../browser/other-tabs';
import type { Cart } from '../../services/cart-schema';
import { useSessionChange } from '../account/useSessionChange';
import { useAppDispatch, useAppSelector } from '../hooks';
import type { CartActivity } from './cart-slice';
import { claimCart, leaveCart, openCart, syncCart } from './cart-thunks';
import { selectCartActivity } from './cart-slice';

/**
 * Loads the visitor's cart, and updates it after changes in other tabs, a sign-in, or a sign-out, and when
 * the header has removed a cart that it couldn't load.
 */
export const useCart = (): { readonly cart: Cart | null; readonly activity: CartActivity } => {
  const dispatch = useAppDispatch();
  const cart = useAppSelector(({ ecomm }) => ecomm.cart);
  const activity = useAppSelector(selectCartActivity);
  const isDropped = !cart && activity.status === 'ready' && activity.guid !== null;

  const open = useEffectEvent(() => void dispatch(openCart()));
  const sync = useEffectEvent(() => {
    // The first load is still running.
    if (activity.status !== 'loading') void dispatch(syncCart());
  });
  useEffect(() => {
    open();
    return onChangedElsewhere({ key: 'cart' }, () => sync());
  }, []);
  useEffect(() => {
    if (isDropped) open();
  }, [isDropped]);
  useSessionChange((isSignedIn) => {
    if (isSignedIn) void dispatch(claimCart());
    else dispatch(leaveCart());
  });

  return { cart, activity };
};
