import { createAction } from '@reduxjs/toolkit';
import type { PlacedOrder } from '../../services/orders';
import type { RootState } from '..';
import { NO_CART_ENTRIES, NO_ENTRIES } from './checkout-entries';
import type { CheckoutEntries } from './checkout-entries';
import { cartLoaded, extendEcomm } from '../cart/ecomm-slice';

/** Replaces some of the visitor's entries. */
export const checkoutChanged = createAction<Partial<CheckoutEntries>>('ecomm/checkoutChanged');
/** Shows a step: 1 cart, 2 appointment, 3 payment, 4 confirmation (CHKO-1). */
export const stepChanged = createAction<number>('ecomm/stepChanged');
/** Replaces the cart with the order. */
export const orderPlaced = createAction<PlacedOrder>('ecomm/orderPlaced');

extendEcomm((state, action) => {
  const { checkout } = state;
  if (checkoutChanged.match(action)) {
    return { ...state, checkout: { ...checkout, ...action.payload } };
  }
  if (cartLoaded.match(action)) {
    const { guid } = action.payload;
    // Another cart may have another store or another owner.
    if (guid !== checkout.guid) {
      return { ...state, checkout: { ...checkout, ...NO_CART_ENTRIES, guid } };
    }
    // The cart has come back, for example after a sign-in.
    if (checkout.problem?.kind === 'cartExpired') {
      return { ...state, checkout: { ...checkout, problem: null } };
    }
  }
  if (stepChanged.match(action)) {
    return { ...state, checkout: { ...checkout, step: action.payload } };
  }
  if (orderPlaced.match(action)) {
    const { payload } = action;
    return {
      ...state,
      cart: null,
      addOns: [],
      order: payload,
      checkout: {
        ...checkout,
        step: 4,
        progress: 'idle',
        sent: null,
        hold: null,
        problem: null,
        appointmentConfirmation: payload.appointment,
      },
    };
  }
  return state;
});

type Checkout = { readonly step: number } & CheckoutEntries;

let lastSelection: { readonly from: RootState['ecomm']['checkout']; readonly checkout: Checkout };

/** Returns the visitor's entries and the step that is shown. */
export const selectCheckout = ({ ecomm: { checkout } }: RootState): Checkout => {
  if (lastSelection?.from !== checkout) {
    lastSelection = { from: checkout, checkout: { ...NO_ENTRIES, ...checkout } };
  }
  return lastSelection.checkout;
};
