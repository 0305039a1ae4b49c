import { getNow } from '../../browser/clock';
import type { DropWaitOption, PickupPreference } from '../../services/appointments';
import type { Billing } from '../../services/orders';
import type { AppThunk } from '..';
import { cartLost, selectCartActivity } from '../cart/cart-slice';
import type { CartActivity } from '../cart/cart-slice';
import { readCartGuid } from '../cart/cart-storage';
import { loadCart } from '../cart/cart-thunks';
import { addAppListener } from '../listener-middleware';
import { readStepUrl } from './checkout-navigation';
import { NO_ENTRIES, checkoutChanged, selectCheckout } from './checkout-slice';
import type { SentOrder } from './checkout-slice';
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

/** Clears what is saved for a lost cart, or has the page check whether another tab has ordered it (CHKO-3). */
const settleLostCart =
  ({ loss, lostGuid }: Pick<CartActivity, 'loss' | 'lostGuid'>): AppThunk =>
  (dispatch, getState) => {
    if (lostGuid === null || selectCheckout(getState()).progress !== 'idle') return;
    // Only the owner may see whether the cart was ordered.
    if (loss === 'signed-out') forgetCheckout();
    const sent =
      loss === 'signed-out' ? undefined : createSentOrder(lostGuid, readSentKeys(lostGuid));
    if (sent) dispatch(checkoutChanged({ sent, progress: 'uncertain' }));
  };

const listenForLoss = addAppListener({
  actionCreator: cartLost,
  effect: ({ payload }, { dispatch }) => {
    dispatch(settleLostCart(payload));
  },
});

/**
 * Starts the checkout, or resumes it in this tab. An order request without a response has to be checked
 * before anything else is possible (CHKO-3).
 */
export const openCheckout = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  dispatch(listenForLoss);
  // The header may have asked for the cart already.
  const activity = selectCartActivity(getState());
  if (activity.loss) dispatch(settleLostCart(activity));
  const guid = readCartGuid() ?? activity.lostGuid ?? undefined;
  // Only the owner of a cart may see whether it was ordered.
  const mayCheck = guid !== undefined && activity.loss !== 'signed-out';
  const sent =
    readSentOrder() ?? (mayCheck ? createSentOrder(guid, readSentKeys(guid)) : undefined);
  const isUnsettled = sent !== undefined && sent.idempotencyKey !== '';
  if (sent) dispatch(checkoutChanged({ sent, progress: isUnsettled ? 'uncertain' : 'idle' }));
  dispatch(restoreEntries(guid));
  await dispatch(loadCart());
  dispatch(readStepUrl(true));
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
