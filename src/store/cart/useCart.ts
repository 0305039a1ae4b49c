import { useEffect } from 'react';
import { onChangedElsewhere } from '../../browser/other-tabs';
import type { Cart } from '../../services/cart-schema';
import { useSessionChange } from '../account/useSessionChange';
import { useAppDispatch, useAppSelector } from '../hooks';
import type { CartActivity } from './cart-slice';
import { loadCart, refreshCart, syncCart } from './cart-thunks';
import { selectCartActivity } from './cart-slice';

/**
 * Loads the visitor's cart, and updates it after changes in other tabs, a sign-in, or a sign-out.
 */
export const useCart = (): { readonly cart: Cart | null; readonly activity: CartActivity } => {
  const dispatch = useAppDispatch();
  const cart = useAppSelector(({ ecomm }) => ecomm.cart);
  const activity = useAppSelector(selectCartActivity);

  useEffect(() => {
    void dispatch(loadCart());
    return onChangedElsewhere({ key: 'cart' }, () => void dispatch(refreshCart()));
  }, [dispatch]);
  useSessionChange(() => void dispatch(syncCart()));

  return { cart, activity };
};
