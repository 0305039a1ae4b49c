import { formatDate, formatSlotTime, getSlotDate } from '../../domain/booking/slot-time';
import { removeAppointmentId, writeAppointmentId } from '../cart/cart-storage';
import { holdSlot, parseAlternatives } from '../../services/appointments';
import type { Slot } from '../../services/appointments';
import { CHECKOUT_STEPS } from '../../site/checkout-step';
import { listOrderServices } from '../../domain/cart/order-services';
import type { AppThunk } from '..';
import { isOutcomeKnown } from '../../services/lost-response';
import type { Appointment } from './checkout-slice';
import { showStep } from './checkout-navigation';
import { checkoutChanged, selectCheckout } from './checkout-slice';
import { saveEntries } from './checkout-storage';

/** Converts a time to the fields of an appointment (CHKO-2); empty fields without a time. */
export const toVisitTime = (
  slot: Slot | null,
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
export const saveCheckout = (): AppThunk => (_, getState) => {
  const { cart } = getState().ecomm;
  if (!cart) return;
  const { slot, hold, appointment, billing } = selectCheckout(getState());
  const { dropWaitOption, pickupPreference, comments } = appointment;
  saveEntries({
    guid: cart.guid,
    slot,
    hold,
    visit: { dropWaitOption, pickupPreference, comments },
    billing,
  });
};

const requestHold =
  (slot: Slot | null): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const { cart } = getState().ecomm;
    const { service } = selectCheckout(getState());
    // Another time has been selected in the meantime.
    if (!slot || !cart || selectCheckout(getState()).slot?.timeSlotId !== slot.timeSlotId)
      return false;
    const result = await holdSlot({
      storeNumber: cart.storeNumber,
      timeSlotId: slot.timeSlotId,
      serviceIds: listOrderServices(service, cart.addOns),
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
  (alternatives: readonly Slot[]): AppThunk =>
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

/** Selects and holds a time. */
export const chooseVisitTime =
  (slot: Slot): AppThunk =>
  (dispatch, getState) => {
    const { appointment } = selectCheckout(getState());
    dispatch(
      checkoutChanged({
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
