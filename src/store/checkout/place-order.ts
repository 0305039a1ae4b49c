import { createKey } from '../../browser/create-key';
import type { QuotedVehicle } from '../../services/cart-schema';
import { isOutcomeKnown } from '../../services/lost-response';
import { createOrder, parseOrderRefusal } from '../../services/orders';
import type { CardToken, OrderRequest } from '../../services/orders';
import type { ServiceError } from '../../services/result';
import { isComplete } from '../../domain/vehicles/vehicle';
import type { AppThunk, RootState } from '..';
import { readSavedVehicles } from '../garage/saved-vehicles';
import { checkOrder } from './check-order';
import { checkoutChanged, selectCheckout } from './checkout-slice';
import type { SentOrder } from './checkout-slice';
import { saveSentOrder, shareSentKey } from './checkout-storage';
import { endRequest, settlePlaced, settleRefusal } from './order-outcome';
import { ensureHold } from './visit-time';

/**
 * Returns the vehicle of an order: that of the cart's quote, or else the current one of this browser, if it is
 * complete (CHKO-2).
 */
export const getOrderVehicle = (
  quoted: QuotedVehicle | null | undefined,
): QuotedVehicle | undefined => {
  if (quoted) return quoted;
  const { current } = readSavedVehicles();
  if (!current || !isComplete(current)) return undefined;
  const { year, make, model, trim } = current;
  return { year, make, model, ...(trim !== undefined && { trim }) };
};

const createRequest = (state: RootState, card: CardToken): OrderRequest | undefined => {
  const { hold, appointment, billing } = selectCheckout(state);
  const { cart } = state.ecomm;
  if (!cart || !hold) return undefined;
  const { dropWaitOption, pickupPreference, comments } = appointment;
  const vehicle = getOrderVehicle(cart.vehicle);
  return {
    holdId: hold.holdId,
    appointment: { dropWaitOption, pickupPreference, ...(comments && { comments }) },
    billing,
    payment: card,
    expectedTotal: cart.totals.total,
    ...(vehicle && !cart.vehicle && { vehicle }),
  };
};

/** Checks whether the host itself failed, which may have happened after it placed the order. */
const isHostFailure = ({ status }: ServiceError): boolean => status?.startsWith('5') === true;

/**
 * Places the order, once (CHKO-3). A double click, or a click while an earlier order isn't settled, does
 * nothing.
 * @param card the provider's token; after a challenge, the same token again
 */
export const placeOrder =
  (card: CardToken): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { progress, sent: earlier } = selectCheckout(getState());
    const { cart, order } = getState().ecomm;
    if (!cart || order || progress !== 'idle') return;
    dispatch(
      checkoutChanged({
        progress: 'sending',
        problem: null,
        challengeUrl: null,
        payment: {
          paymentBrand: card.paymentBrand,
          cc: `•••• ${card.lastFour}`,
          cvv: '',
          expiryMonth: card.expiryMonth,
          expiryYear: card.expiryYear,
        },
      }),
    );
    if (!(await dispatch(ensureHold()))) {
      const { slot } = selectCheckout(getState());
      dispatch(endRequest(slot ? { kind: 'notPlaced' } : { kind: 'slotTaken' }));
      return;
    }
    const request = createRequest(getState(), card);
    if (!request) {
      dispatch(endRequest({ kind: 'refused' }));
      return;
    }
    const sent: SentOrder = {
      guid: cart.guid,
      idempotencyKey: createKey(),
      earlierKeys: earlier?.guid === cart.guid ? earlier.earlierKeys : [],
      total: request.expectedTotal,
    };
    saveSentOrder(sent);
    shareSentKey(sent.guid, sent.idempotencyKey, false);
    dispatch(checkoutChanged({ sent }));
    const result = await createOrder(cart.guid, request, sent.idempotencyKey);
    if (result.ok) {
      dispatch(settlePlaced(result.data, cart.guid));
      return;
    }
    const refusal = parseOrderRefusal(result.error);
    if (!isOutcomeKnown(result) || (!refusal && isHostFailure(result.error))) {
      await dispatch(checkOrder());
      return;
    }
    if (refusal) await dispatch(settleRefusal(refusal, sent, result.error));
    else dispatch(endRequest({ kind: result.error.status === '429' ? 'tooOften' : 'refused' }));
  };

/** Ends a challenge that the cardholder has not completed; the order can be placed again. */
export const endChallenge =
  (hasFailed: boolean): AppThunk =>
  (dispatch, getState) => {
    // The dialog also closes when the order is sent again. Then there is nothing to end.
    if (selectCheckout(getState()).challengeUrl === null) return;
    dispatch(
      checkoutChanged({
        challengeUrl: null,
        problem: hasFailed ? { kind: 'challengeFailed' } : null,
      }),
    );
  };
