import { getNow } from '../../browser/clock';
import { readToken } from '../../services/token-cookie';
import type { DropWaitOption, PickupPreference } from '../../services/appointments';
import type { Billing } from '../../services/orders';
import type { AppThunk } from '..';
import { selectTokenId } from '../account/account-slice';
import type { CartLoss } from '../cart/cart-slice';
import { forgetCartGuid, readCartGuid, readLatestCartGuid } from '../cart/cart-storage';
import {
  findCartLoss,
  findShownCartLoss,
  getCartWithChanges,
  loadCartIntoState,
} from '../cart/cart-thunks';
import { NO_CART_ENTRIES, NO_ENTRIES, checkoutChanged, selectCheckout } from './checkout-slice';
import type { SentOrder } from './checkout-slice';
import { readStepUrl } from './checkout-navigation';
import { cartGone, cartLoaded } from '../cart/cart-slice';
import { forgetCheckout, readSavedEntries, readSentKeys, readSentOrder } from './checkout-storage';
import { saveCheckout, toVisitTime } from './visit-time';

/** Restores the entries for a cart that this tab has saved, without an appointment time that has passed. */
const restoreEntries =
  (guid: string | undefined): AppThunk =>
  (dispatch) => {
    const saved = guid !== undefined ? readSavedEntries(guid) : undefined;
    if (!saved) return;
    const slot = saved.slot && Date.parse(saved.slot.start) > getNow() ? saved.slot : null;
    dispatch(
      checkoutChanged({
        guid: saved.guid,
        slot,
        hold: slot ? (saved.hold ?? null) : null,
        appointment: { ...saved.visit, ...toVisitTime(slot) },
        billing: { ...NO_ENTRIES.billing, ...saved.billing },
      }),
    );
  };

/** Creates the record of order requests for a cart whose results are unknown; undefined without keys. */
const createSentOrder = (guid: string, keys: readonly string[]): SentOrder | undefined => {
  const earlierKeys = [...keys];
  const idempotencyKey = earlierKeys.pop();
  return idempotencyKey === undefined ? undefined : { guid, idempotencyKey, earlierKeys };
};

/** Ends the checkout of a cart that is gone, unless it may have been ordered. */
const loseCart =
  (guid: string, loss: CartLoss): AppThunk =>
  (dispatch) => {
    const isSignedOut = loss === 'signed-out';
    forgetCartGuid();
    if (isSignedOut) forgetCheckout();
    // Only the owner may see whether the cart was ordered.
    const sent = isSignedOut ? undefined : createSentOrder(guid, readSentKeys(guid));
    dispatch(
      checkoutChanged(
        sent
          ? { sent, progress: 'uncertain' }
          : {
              ...(isSignedOut && NO_CART_ENTRIES),
              problem: { kind: 'cartExpired', guid, loss },
            },
      ),
    );
    dispatch(cartGone());
  };

/**
 * Starts the checkout, or resumes it in this tab. An order request without a response has to be checked
 * before anything else is possible (CHKO-3).
 * @returns whether the cart didn't load although it may exist
 */
export const openCheckout = (): AppThunk<Promise<boolean>> => async (dispatch) => {
  const guid = readCartGuid();
  const sent =
    readSentOrder() ?? (guid === undefined ? guid : createSentOrder(guid, readSentKeys(guid)));
  const isUnsettled = sent !== undefined && sent.idempotencyKey !== '';
  if (sent) dispatch(checkoutChanged({ sent, progress: isUnsettled ? 'uncertain' : 'idle' }));
  dispatch(restoreEntries(guid));
  const error = await dispatch(loadCartIntoState(guid));
  const loss = error && findCartLoss(error);
  if (guid !== undefined && loss && !isUnsettled) dispatch(loseCart(guid, loss));
  dispatch(readStepUrl(true));
  return error !== undefined && !loss;
};

/**
 * Loads the cart again, which extends its lifetime and shows what has changed. If that fails, the cart
 * stays as it is, unless it is gone.
 * @param hasSignedOut whether the driver has just signed out
 */
export const refreshCart =
  (hasSignedOut = false): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const isIdle = (): boolean =>
      selectCheckout(getState()).progress === 'idle' && !getState().ecomm.order;
    // Before the wait, during which the tab may notice that another tab has signed out.
    const wasSignedIn = hasSignedOut || selectTokenId(getState()) !== null;
    const guid = await readLatestCartGuid();
    const { cart } = getState().ecomm;
    if (!isIdle() || (!cart && guid === undefined)) return;
    if (!cart || cart.guid !== guid) {
      if (cart && guid === undefined) {
        const isSignOut = wasSignedIn && readToken() === undefined;
        dispatch(loseCart(cart.guid, isSignOut ? 'signed-out' : 'elsewhere'));
      } else {
        await dispatch(loadCartIntoState(guid));
      }
      return;
    }
    const result = await getCartWithChanges(guid);
    // The cart may have been ordered or replaced in the meantime.
    if (!isIdle() || getState().ecomm.cart?.guid !== guid) return;
    if (result.ok) {
      dispatch(cartLoaded(result.data));
      return;
    }
    const loss = findShownCartLoss(cart, result.error);
    if (!loss) return;
    dispatch(loseCart(guid, loss));
  };

/** Changes the visit's options and comments. */
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

/** Saves the billing address as the visitor types it. */
export const changeBilling =
  (billing: Billing): AppThunk =>
  (dispatch) => {
    dispatch(checkoutChanged({ billing }));
    dispatch(saveCheckout());
  };
