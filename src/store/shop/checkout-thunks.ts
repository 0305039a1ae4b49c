import { removeAppointmentId } from '../../browser/appointment-cookie';
import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import { readStored, removeStored } from '../../browser/storage';
import type { DropWaitOption, PickupPreference } from '../../services/appointments';
import type { Billing } from '../../services/orders';
import { TIRE_INSTALLATION } from '../../site/appointment-address';
import type { AppThunk } from '..';
import { loadCart } from './cart-thunks';
import { NO_ENTRIES } from './checkout-entries';
import type { SentOrder } from './checkout-entries';
import { readStepAddress } from './checkout-navigation';
import { checkoutChanged, selectCheckout } from './checkout-slice';
import { cartGone, cartLoaded } from './ecomm-slice';
import { readSavedEntries, readSentKeys, readSentOrder } from './saved-checkout';
import { saveCheckout, toVisitTime } from './visit-time';

/** Restores what was entered for the cart in this tab; a time that has passed is left out. */
const restore =
  (guid: unknown): AppThunk =>
  (dispatch) => {
    const saved = typeof guid === 'string' ? readSavedEntries(guid) : undefined;
    if (!saved) return;
    const slot = saved.slot && Date.parse(saved.slot.start) > Date.now() ? saved.slot : null;
    dispatch(
      checkoutChanged({
        slot,
        hold: slot ? (saved.hold ?? null) : null,
        appointment: { ...saved.visit, ...toVisitTime(slot) },
        billing: { ...NO_ENTRIES.billing, ...saved.billing },
      }),
    );
  };

/** Returns the requests of another tab, which may have been closed before the response. */
const readOtherSent = (guid: unknown): SentOrder | undefined => {
  const earlierKeys = typeof guid === 'string' ? [...readSentKeys(guid)] : [];
  const idempotencyKey = earlierKeys.pop();
  return typeof guid === 'string' && idempotencyKey !== undefined
    ? { guid, idempotencyKey, earlierKeys }
    : undefined;
};

/**
 * Starts the checkout, or continues the one in this tab. A request to order without a response has to
 * be checked before anything else is possible (CHKO-3).
 */
export const openCheckout = (): AppThunk<Promise<void>> => async (dispatch) => {
  const guid = readStored('cart');
  const sent = readSentOrder() ?? readOtherSent(guid);
  const isOpen = sent !== undefined && sent.idempotencyKey !== '';
  if (sent) dispatch(checkoutChanged({ sent, progress: isOpen ? 'uncertain' : 'idle' }));
  dispatch(restore(isOpen ? sent.guid : guid));
  await dispatch(loadCart());
  dispatch(checkoutChanged({ service: TIRE_INSTALLATION }));
  dispatch(readStepAddress(true));
};

const importCalls = () => import(/* webpackChunkName: "cart-calls" */ './cart-api');

/** Responses for a cart that is gone, or that has become another driver's. */
const GONE = new Set(['403', '404', '410']);

/**
 * Loads the cart again, which extends its life and tells what has changed. If that fails, the cart
 * stays as it was, unless it is gone.
 */
export const refreshCart = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const isIdle = (): boolean =>
    selectCheckout(getState()).progress === 'idle' && !getState().ecomm.order;
  const guid = readStored('cart');
  const { cart } = getState().ecomm;
  if (!isIdle() || (!cart && typeof guid !== 'string')) return;
  if (!cart || cart.guid !== guid) {
    await dispatch(loadCart());
    return;
  }
  const calls = await loadChunk(importCalls).catch((error: unknown) => {
    report(error, { source: 'checkout', during: 'chunk' });
  });
  const result = await calls?.getCart(cart.guid);
  // An order that is being placed removes the cart.
  if (!result || !isIdle() || getState().ecomm.cart?.guid !== cart.guid) return;
  if (result.ok) {
    dispatch(cartLoaded(result.data));
  } else if (GONE.has(result.error.status ?? '')) {
    removeStored('cart');
    removeAppointmentId();
    dispatch(cartGone());
  }
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
