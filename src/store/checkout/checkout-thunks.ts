import { getNow } from '../../browser/clock';
import { pushUrl, readQuery, replaceUrl, withParameter } from '../../browser/url-state';
import { formatSlotTime, getSlotDate } from '../../domain/booking/slot-time';
import { formatDate } from '../../language/dates';
import { listOrderServices } from '../../domain/cart/order-services';
import { isShort } from '../../domain/tires/cart-availability';
import { holdSlot, parseAlternatives } from '../../services/appointments';
import type { TimeSlot } from '../../services/appointments';
import type { QuotedVehicle } from '../../services/vehicle-schema';
import { isOutcomeKnown } from '../../services/lost-response';
import type { Billing } from '../../services/orders';
import { CHECKOUT_STEPS, getReachableStep, STEP_PARAMETER } from '../../site/checkout-step';
import type { AppThunk, RootState } from '..';
import { cartLost, selectCart, selectCartActivity } from '../cart/cart-slice';
import type { CartActivity } from '../cart/cart-slice';
import { readCartGuid, removeAppointmentId, writeAppointmentId } from '../cart/cart-storage';
import { loadCart } from '../cart/cart-thunks';
import { addAppListener } from '../listener-middleware';
import {
  EMPTY_CHECKOUT,
  checkoutChanged,
  selectCheckout,
  selectOrderVehicle,
  stepChanged,
} from './checkout-slice';
import type { Appointment, Visit } from './checkout-slice';
import type { SentOrder } from './checkout-storage';
import {
  forgetCheckout,
  readSavedEntries,
  readSentKeys,
  savedSentOrder,
  savedEntries,
} from './checkout-storage';

/** Converts a time to the fields of an appointment (CHKO-2); empty fields without a time. */
const toVisitTime = (
  slot: TimeSlot | null,
): Pick<
  Appointment,
  'appointmentYYYYMMDD' | 'appointmentDate' | 'appointmentTime' | 'dateTime'
> => ({
  appointmentYYYYMMDD: slot ? getSlotDate(slot).replaceAll('-', '') : '',
  appointmentDate: slot ? formatDate(getSlotDate(slot), 'long') : '',
  appointmentTime: slot ? formatSlotTime(slot.start) : '',
  dateTime: slot?.start ?? '',
});

/** Saves the visitor's entries in this tab, so that a reload restores them. */
const saveCheckout = (): AppThunk => (_, getState) => {
  const cart = selectCart(getState());
  if (!cart) return;
  const { day, slot, hold, vehicle, appointment, billing } = selectCheckout(getState());
  const { dropWaitOption, pickupPreference, comments } = appointment;
  savedEntries.save({
    guid: cart.guid,
    storeNumber: cart.storeNumber,
    day,
    slot,
    hold,
    vehicle,
    visit: { dropWaitOption, pickupPreference, comments },
    billing,
  });
};

/** Returns the requested step, or the last one that can be reached. */
const findReachableStep = (state: RootState, requested: string | null): number =>
  getReachableStep(requested, {
    // The store must be able to get everything that is in the cart.
    cart: selectCart(state)?.items.some(isShort) === false && selectOrderVehicle(state) !== null,
    appointment: selectCheckout(state).slot !== null,
  });

/** Shows a step in a new history entry, or the last step that can be reached. */
export const showStep =
  (step: number): AppThunk =>
  (dispatch, getState) => {
    const { step: current } = selectCheckout(getState());
    const reachable = findReachableStep(getState(), `${step}`);
    dispatch(stepChanged(reachable));
    if (reachable !== current) pushUrl(withParameter(STEP_PARAMETER, `${reachable}`));
  };

/**
 * Shows the step in the page's URL, or the last step that can be reached, when the page opens and after
 * Back or Forward. While an order is being placed, the step stays.
 * @param isFirst whether no step has been shown yet
 */
export const readStepUrl =
  (isFirst = false): AppThunk =>
  (dispatch, getState) => {
    const { progress, step: current } = selectCheckout(getState());
    if (current < CHECKOUT_STEPS.cart || current > CHECKOUT_STEPS.payment) return;
    const requested = readQuery().get(STEP_PARAMETER);
    const step =
      isFirst || progress === 'idle' ? findReachableStep(getState(), requested) : current;
    dispatch(stepChanged(step));
    if (`${step}` !== requested) replaceUrl(withParameter(STEP_PARAMETER, `${step}`));
  };

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
        storeNumber: saved.storeNumber,
        day: saved.day ?? null,
        slot,
        hold: slot ? (saved.hold ?? null) : null,
        vehicle: saved.vehicle ?? null,
        appointment: { ...saved.visit, ...toVisitTime(slot) },
        billing: { ...EMPTY_CHECKOUT.billing, ...saved.billing },
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
    savedSentOrder.read() ?? (mayCheck ? createSentOrder(guid, readSentKeys(guid)) : undefined);
  const isUnsettled = sent !== undefined && sent.idempotencyKey !== '';
  if (sent) dispatch(checkoutChanged({ sent, progress: isUnsettled ? 'uncertain' : 'idle' }));
  dispatch(restoreEntries(guid));
  await dispatch(loadCart());
  dispatch(readStepUrl(true));
};

/** Saves the vehicle of an order whose cart has none, and shows the next step. */
export const chooseOrderVehicle =
  (vehicle: QuotedVehicle): AppThunk =>
  (dispatch) => {
    dispatch(checkoutChanged({ vehicle }));
    dispatch(saveCheckout());
    dispatch(showStep(CHECKOUT_STEPS.appointment));
  };

export const changeVisit =
  (visit: Visit): AppThunk =>
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

const requestHold =
  (slot: TimeSlot | null): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const cart = selectCart(getState());
    const { service } = selectCheckout(getState());
    // Another time has been selected in the meantime.
    if (!slot || !cart || selectCheckout(getState()).slot?.timeSlotId !== slot.timeSlotId)
      return false;
    const result = await holdSlot({
      storeNumber: cart.storeNumber,
      timeSlotId: slot.timeSlotId,
      serviceIds: listOrderServices(service, cart.addOns),
      products: cart.items.map(({ code, qty }) => ({ code, qty })),
    });
    if (selectCheckout(getState()).slot?.timeSlotId !== slot.timeSlotId) return false;
    if (result.ok) {
      writeAppointmentId(result.data.holdId);
      dispatch(checkoutChanged({ hold: result.data }));
      dispatch(saveCheckout());
      return true;
    }
    const alternatives = parseAlternatives(result.error);
    if (alternatives) dispatch(offerTimes(alternatives));
    // The request may have replaced the hold.
    else if (!isOutcomeKnown(result)) {
      dispatch(checkoutChanged({ hold: null }));
      dispatch(saveCheckout());
    }
    return false;
  };

/**
 * Holds the selected time for ten minutes, or renews its hold. If the time is taken, offers the nearest
 * available times. After any other failure, the time stays selected, and its previous hold stays unless the
 * request may have replaced it.
 * @returns whether the time is held
 */
export const holdVisit =
  (): AppThunk<Promise<boolean>> =>
  (dispatch, getState, { runHoldTask }) => {
    const { slot } = selectCheckout(getState());
    return runHoldTask(() => dispatch(requestHold(slot)));
  };

/** Waits for a pending hold, and requests one if there is none. @returns whether the time is held */
export const ensureHold =
  (): AppThunk<Promise<boolean>> =>
  (dispatch, getState, { runHoldTask }) =>
    runHoldTask(async () => {
      const { hold, slot } = selectCheckout(getState());
      return hold !== null || dispatch(requestHold(slot));
    });

/** Returns to the appointment step, and offers other times for a time that is taken. Other entries stay. */
export const offerTimes =
  (alternatives: readonly TimeSlot[]): AppThunk =>
  (dispatch, getState) => {
    removeAppointmentId();
    const { appointment } = selectCheckout(getState());
    dispatch(
      checkoutChanged({
        slot: null,
        hold: null,
        storeAvailability: alternatives,
        problem: { kind: 'slotTaken' },
        appointment: { ...appointment, ...toVisitTime(null), dateTime: appointment.dateTime },
      }),
    );
    dispatch(saveCheckout());
    dispatch(showStep(CHECKOUT_STEPS.appointment));
  };

/** Saves a day that is picked while no time is selected. */
export const pickVisitDay =
  (day: string): AppThunk =>
  (dispatch) => {
    dispatch(checkoutChanged({ day }));
    dispatch(saveCheckout());
  };

/** Selects and holds a time. */
export const chooseVisitTime =
  (slot: TimeSlot): AppThunk =>
  (dispatch, getState) => {
    const { appointment } = selectCheckout(getState());
    dispatch(
      checkoutChanged({
        day: null,
        slot,
        hold: null,
        storeAvailability: [],
        problem: null,
        appointment: {
          ...appointment,
          ...toVisitTime(slot),
          // The host doesn't allow waiting at the store during long services.
          ...(slot.dropOffOnly && { dropWaitOption: 'drop' }),
        },
      }),
    );
    dispatch(saveCheckout());
    void dispatch(holdVisit());
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
