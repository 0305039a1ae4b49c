import { wait } from '../../browser/timers';
import { getOrderStatus, parseOrderRefusal } from '../../services/orders';
import type { OrderRefusal } from '../../services/orders';
import type { AppThunk } from '..';
import { checkoutChanged, selectCheckout } from './checkout-slice';
import { endRequest, settlePlaced, settleRefusal, showOtherOrder } from './order-outcome';

/** Milliseconds between two checks of an order's status. */
const CHECK_INTERVAL = 2_000;
/** Milliseconds after which the result counts as unknown. An order takes a minute at most. */
const CHECK_LIMIT = 75_000;

/** Parses a refusal whose data was lost with its response. */
const parseLostRefusal = (phrase: string): OrderRefusal | undefined => {
  const refusal = parseOrderRefusal({ message: phrase, data: undefined });
  // The challenge is lost; the next attempt to order gets a new challenge.
  return refusal?.kind === 'ChallengeRequired' ? undefined : refusal;
};

/**
 * Checks the status of an order whose response was lost, until the outcome is known (CHKO-3). If the host
 * doesn't know the request, the order can be placed again.
 */
export const checkOrder = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const { sent, progress } = selectCheckout(getState());
  if (!sent || progress === 'checking') return;
  dispatch(checkoutChanged({ progress: 'checking', problem: null }));
  const deadline = performance.now() + CHECK_LIMIT;
  let wasUnknown = false;
  while (performance.now() < deadline) {
    const result = await getOrderStatus(sent.idempotencyKey);
    if (result.ok) {
      const { state, order, reason } = result.data;
      if (state === 'placed' && order) {
        dispatch(settlePlaced(order, sent.guid));
        return;
      }
      const isOver = state === 'refused' || (state === 'none' && wasUnknown);
      // The cart may have become the order of another request.
      if (isOver && !getState().ecomm.cart && (await dispatch(showOtherOrder(sent)))) return;
      if (state === 'refused') {
        const refusal = parseLostRefusal(reason);
        if (refusal) await dispatch(settleRefusal(refusal, sent));
        else dispatch(endRequest({ kind: 'refused' }));
        return;
      }
      // Checked twice, because the request may still be in transit.
      if (state === 'none' && wasUnknown) {
        dispatch(endRequest({ kind: 'notPlaced' }, sent.idempotencyKey));
        return;
      }
      wasUnknown = state === 'none';
    }
    await wait(CHECK_INTERVAL);
  }
  dispatch(checkoutChanged({ progress: 'uncertain' }));
};
