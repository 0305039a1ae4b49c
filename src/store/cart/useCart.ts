import { useEffect, useEffectEvent, useRef } from 'react';
import { onChangedElsewhere } from '../../browser/other-tabs';
import { readToken } from '../../services/token-cookie';
import type { Cart } from '../../services/cart-schema';
import { selectLoginState } from '../account/account-slice';
import { useAppDispatch, useAppSelector } from '../hooks';
import type { CartActivity } from './cart-activity';
import { leaveCart, loadRecovery, openCart, syncCart } from './cart-changes';
import { selectCartActivity } from './cart-slice';

/**
 * Loads the visitor's cart, and updates it after changes in other tabs, a sign-in, or a sign-out, and when
 * the header has removed a cart that it couldn't load.
 */
export const useCart = (): { readonly cart: Cart | null; readonly activity: CartActivity } => {
  const dispatch = useAppDispatch();
  const cart = useAppSelector(({ ecomm }) => ecomm.cart);
  const activity = useAppSelector(selectCartActivity);
  const loginState = useAppSelector(selectLoginState);
  const previousLogin = useRef(loginState);
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
  useEffect(() => {
    const previous = previousLogin.current;
    previousLogin.current = loginState;
    if (previous === 'false' && loginState === 'true') {
      void loadRecovery().then((recovery) => recovery && dispatch(recovery.claimCart()));
    }
    // If the session check failed, the token remains: the driver has not signed out.
    if (previous === 'true' && loginState === 'false' && readToken() === undefined) {
      dispatch(leaveCart());
    }
  }, [dispatch, loginState]);

  return { cart, activity };
};
