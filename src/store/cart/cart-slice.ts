import { createAction } from '@reduxjs/toolkit';
import type { OfferedAddOn } from '../../services/cart-schema';
import type { RootState } from '..';
import type { CartActivity } from './cart-activity';
import { NO_ACTIVITY } from './cart-activity';
import { extendEcomm } from './ecomm-slice';

/** Updates the state around the cart's contents, such as loading or a failed change. */
export const cartActivityChanged = createAction<Partial<CartActivity>>('ecomm/cartActivityChanged');
/** Saves all add-ons that are offered with the cart. */
export const addOnsLoaded = createAction<readonly OfferedAddOn[]>('ecomm/addOnsLoaded');

extendEcomm((state, action) => {
  if (cartActivityChanged.match(action)) {
    return {
      ...state,
      cartActivity: { ...(state.cartActivity ?? NO_ACTIVITY), ...action.payload },
    };
  }
  return addOnsLoaded.match(action) ? { ...state, addOns: action.payload } : state;
});

export const selectCartActivity = ({ ecomm }: RootState): CartActivity =>
  ecomm.cartActivity ?? NO_ACTIVITY;
