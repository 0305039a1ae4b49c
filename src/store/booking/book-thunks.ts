import { createKey } from '../../browser/create-key';
import { removeDrafts } from '../drafts';
import { addOffer } from '../../domain/booking/offer-comment';
import { toProducts } from '../../domain/booking/requested-tires';
import { holdSlot, parseAlternatives } from '../../services/appointments';
import type { AppointmentRequest, BookedAppointment, TimeSlot } from '../../services/appointments';
import type { AppThunk, RootState } from '..';
import { agreeOnStore } from '../my-store/choose-store';
import { startedBooking } from './started-booking';
import { showView } from './booking-navigation';
import {
  bookingChanged,
  selectBooking,
  selectServiceIds,
  slotSelected,
  slotTaken,
} from './expedited-booking-slice';
import { savedConfirmation, savedLastBooking, savedSentRequest } from './saved-booking';
import { resendRequest, sendRequest } from './send-request';
import type { SentRequest } from './send-request';

/**
 * Holds the selected time for ten minutes, or renews its hold. If someone has taken it, shows the
 * nearest free times; after any other failure, the time stays selected without a hold.
 */
export const holdSelectedSlot = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const { store, slot, tires } = selectBooking(getState());
  if (!store || !slot) return;
  const result = await holdSlot({
    storeNumber: store.storeNumber,
    timeSlotId: slot.timeSlotId,
    serviceIds: selectServiceIds(getState()),
    ...(tires.length > 0 && { products: toProducts(tires) }),
  });
  const current = selectBooking(getState());
  if (current.timeSlotId !== slot.timeSlotId || current.confirmation) return;
  if (result.ok) {
    dispatch(bookingChanged({ hold: result.data }));
    return;
  }
  const alternatives = parseAlternatives(result.error);
  if (!alternatives || current.status !== 'idle') return;
  dispatch(slotTaken(alternatives));
  dispatch(showView('datetime'));
};

/** Selects and holds a time without changing the view. */
export const chooseSlot =
  (slot: TimeSlot): AppThunk =>
  (dispatch) => {
    dispatch(slotSelected(slot));
    void dispatch(holdSelectedSlot());
  };

const createRequest = (state: RootState): AppointmentRequest | undefined => {
  const { store, timeSlotId, vehicleSelected, contactInfo, hold, query, tires } =
    selectBooking(state);
  if (!store || timeSlotId === null || !vehicleSelected || !contactInfo) return undefined;
  const { firstName, lastName, email, phone, dropWaitOption, pickupPreference } = contactInfo;
  const comments = addOffer(contactInfo.comments, query.offer);
  return {
    ...(hold && { holdId: hold.holdId }),
    storeNumber: store.storeNumber,
    timeSlotId,
    serviceIds: selectServiceIds(state),
    ...(tires.length > 0 && { products: toProducts(tires) }),
    vehicle: vehicleSelected,
    contact: { firstName, lastName, email, phone },
    dropWaitOption,
    pickupPreference,
    ...(comments && { comments }),
    ...(query.source !== undefined && { source: query.source }),
  };
};

const confirmBooking =
  ({ request }: SentRequest, receipt: BookedAppointment): AppThunk =>
  (dispatch, getState) => {
    savedSentRequest.remove();
    removeDrafts('booking-');
    startedBooking.remove();
    const { storeNumber, vehicle } = request;
    const serviceIds = [...request.serviceIds];
    savedLastBooking.save({ storeNumber, serviceIds, start: receipt.start });
    const { contactInfo: contact, tires } = selectBooking(getState());
    savedConfirmation.save({
      receipt,
      storeNumber,
      serviceIds,
      vehicle,
      contact,
      tires: [...tires],
    });
    dispatch(showView('confirmation', { isReplaced: true }));
    void dispatch(agreeOnStore(storeNumber));
  };

/** Handles a request that didn't book an appointment: shows the nearest times if someone has taken the time. */
const rejectRequest =
  (alternatives: readonly TimeSlot[] | undefined): AppThunk =>
  (dispatch) => {
    savedSentRequest.remove();
    if (alternatives) dispatch(showView('datetime'));
  };

/**
 * Finds out whether a request whose response was lost has booked the appointment, by sending it again.
 * The same idempotency key ensures that it never books twice.
 */
export const checkRequest = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const { sent, status } = selectBooking(getState());
  if (!sent || status === 'sending' || status === 'checking') return;
  const response = await dispatch(resendRequest(sent));
  if (resendRequest.fulfilled.match(response)) dispatch(confirmBooking(sent, response.payload));
  else if (response.payload) dispatch(rejectRequest(response.payload.alternatives));
};

/** Books the selected appointment, once. */
export const book = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const { status, confirmation } = selectBooking(getState());
  const request = createRequest(getState());
  if (!request || status !== 'idle' || confirmation) return;
  const sent = { request, idempotencyKey: createKey() };
  savedSentRequest.save(sent);
  const response = await dispatch(sendRequest(sent));
  if (sendRequest.fulfilled.match(response)) dispatch(confirmBooking(sent, response.payload));
  else if (response.payload) dispatch(rejectRequest(response.payload.alternatives));
  else await dispatch(checkRequest());
};
