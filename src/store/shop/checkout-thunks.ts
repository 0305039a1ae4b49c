import { readStored } from '../../browser/storage';
import type { DropWaitOption, PickupPreference } from '../../services/appointments';
import type { Billing } from '../../services/orders';
import { TIRE_INSTALLATION } from '../../site/appointment-address';
import type { AppThunk } from '..';
import { loadCart } from './cart-thunks';
import { readStepAddress } from './checkout-navigation';
import { checkoutChanged, selectCheckout } from './checkout-slice';
import { readSavedEntries, readSentOrder } from './saved-checkout';
import { saveCheckout, toVisitTime } from './visit-time';

/** Restores what was entered for the cart in this tab; a time that has passed is left out. */
const restore = (): AppThunk => (dispatch) => {
  const guid = readStored('cart');
  const saved = typeof guid === 'string' ? readSavedEntries(guid) : undefined;
  if (!saved) return;
  const slot = saved.slot && Date.parse(saved.slot.start) > Date.now() ? saved.slot : null;
  dispatch(
    checkoutChanged({
      slot,
      hold: slot ? (saved.hold ?? null) : null,
      appointment: { ...saved.visit, ...toVisitTime(slot) },
      billing: saved.billing,
    }),
  );
};

/**
 * Starts the checkout, or continues the one in this tab. A request to order without a response has to
 * be checked before anything else is possible (CHKO-3).
 */
export const openCheckout = (): AppThunk<Promise<void>> => async (dispatch) => {
  const sent = readSentOrder();
  const isOpen = sent !== undefined && sent.idempotencyKey !== '';
  if (sent) dispatch(checkoutChanged({ sent, progress: isOpen ? 'uncertain' : 'idle' }));
  dispatch(restore());
  await dispatch(loadCart());
  dispatch(checkoutChanged({ service: TIRE_INSTALLATION }));
  dispatch(readStepAddress());
};

/** Loads the cart again, which extends its life and tells what has changed. */
export const refreshCart = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const { progress } = selectCheckout(getState());
  if (progress !== 'idle' || getState().ecomm.order) return;
  if (!getState().ecomm.cart && typeof readStored('cart') !== 'string') return;
  await dispatch(loadCart());
};

/** Changes how the visit goes. */
export const changeVisit =
  (visit: {
    dropWaitOption: DropWaitOption;
    pickupPreference: PickupPreference;
    comments: string;
  }): AppThunk =>
  (dispatch, getState) => {
    const { appointment } = selectCheckout(getState());
    dispatch(checkoutChanged({ appointment: { ...appointment, ...visit } }));
    dispatch(saveCheckout());
  };

/** Keeps the billing address as the visitor types it. */
export const changeBilling =
  (billing: Billing): AppThunk =>
  (dispatch) => {
    dispatch(checkoutChanged({ billing }));
    dispatch(saveCheckout());
  };
