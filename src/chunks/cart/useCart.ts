import { useEffect } from 'react';
import { onChangedElsewhere } from '../../browser/other-tabs';
import { useSessionChange } from '../../store/account/useSessionChange';
import { selectCart, selectCartActivity } from '../../store/cart/cart-slice';
import { loadCart, refreshCart, syncCart } from '../../store/cart/cart-thunks';
import { useAppDispatch, useAppSelector } from '../../store/hooks';

/** Loads the visitor's cart, and updates it after changes in other tabs, a sign-in, or a sign-out. */
export const useCart = () => {
  const dispatch = useAppDispatch();
  const cart = useAppSelector(selectCart);
  const { status } = useAppSelector(selectCartActivity);

  useEffect(() => {
    void dispatch(loadCart());
    return onChangedElsewhere({ key: 'cart' }, () => void dispatch(refreshCart()));
  }, [dispatch]);
  useSessionChange(() => void dispatch(syncCart()));

  return { cart, isLoading: !cart && status === 'loading' };
};
