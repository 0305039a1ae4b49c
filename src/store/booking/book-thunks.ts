import { removeBookingDraft } from '../../browser/booking-draft';
import { startTimer } from '../../browser/clock';
import { createAppointment, holdSlot, readAlternatives } from '../../services/appointments';
import type { AppointmentRequest, Slot } from '../../services/appointments';
import type { ServiceError } from '../../services/result';
import type { AppThunk } from '..';
import { showView } from './booking-navigation';
import {
  bookingChanged,
  bookingConfirmed,
  getServiceIds,
  selectBooking,
  slotSelected,
  slotTaken,
} from './expedited-booking-slice';
import type { ExpeditedBookingState, SentRequest } from './expedited-booking-slice';
import { saveConfirmation, saveContactDraft, saveSentRequest } from './saved-booking';

/** Milliseconds before each attempt to learn whether a request with a lost response has booked. */
const CHECK_DELAYS = [2_000, 4_000, 8_000];

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    startTimer(milliseconds, resolve);
  });

/**
 * Holds the selected time for ten minutes, or renews its hold. If someone has taken it, shows the
 * nearest free times; after any other failure, the time stays selected without a hold.
 */
export const holdSelectedSlot = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const booking = selectBooking(getState());
  const { store, slot } = booking;
  if (!store || !slot) return;
  const result = await holdSlot({
    storeNumber: store.storeNumber,
    timeSlotId: slot.timeSlotId,
    serviceIds: getServiceIds(booking),
  });
  const now = selectBooking(getState());
  if (now.timeSlotId !== slot.timeSlotId || now.confirmation) return;
  if (result.ok) {
    dispatch(bookingChanged({ hold: result.data }));
    return;
  }
  const alternatives = readAlternatives(result.error);
  if (alternatives && now.status === 'idle') dispatch(offerAlternatives(alternatives));
};

/** Returns to the times, after the selected one was taken. Everything else is kept. */
const offerAlternatives =
  (alternatives: readonly Slot[]): AppThunk =>
  (dispatch) => {
    dispatch(slotTaken(alternatives));
    dispatch(showView('datetime'));
  };

/** Selects a time and holds it; its view stays. */
export const selectSlot =
  (slot: Slot): AppThunk =>
  (dispatch) => {
    dispatch(slotSelected(slot));
    void dispatch(holdSelectedSlot());
  };

/** Returns the comments with the offer, which the store applies. */
const addOffer = (comments: string, offer: string | undefined): string =>
  offer === undefined ? comments : `Offer ${offer}. ${comments}`.trim();

const createRequest = (booking: ExpeditedBookingState): AppointmentRequest | undefined => {
  const { store, timeSlotId, vehicleSelected, contactInfo, hold, query } = booking;
  if (!store || timeSlotId === null || !vehicleSelected || !contactInfo) return undefined;
  const { firstName, lastName, email, phone, dropWaitOption, pickupPreference } = contactInfo;
  const comments = addOffer(contactInfo.comments, query.offer);
  return {
    ...(hold && { holdId: hold.holdId }),
    storeNumber: store.storeNumber,
    timeSlotId,
    serviceIds: getServiceIds(booking),
    vehicle: vehicleSelected,
    contact: { firstName, lastName, email, phone },
    dropWaitOption,
    pickupPreference,
    ...(comments && { comments }),
    ...(query.source !== undefined && { source: query.source }),
  };
};

/**
 * Checks whether the host has certainly not booked: it refused the request, or found it wrong. After
 * any other failure, including a first attempt that is still running (409), it may have booked.
 */
const isDefinite = ({ kind, status }: ServiceError): boolean =>
  kind === 'refused' || (kind === 'http' && status?.startsWith('4') === true && status !== '409');

/** Ends a request that has certainly not booked. */
const rejectRequest =
  (error: ServiceError, problem: string): AppThunk =>
  (dispatch) => {
    saveSentRequest(undefined);
    dispatch(bookingChanged({ status: 'idle', sent: null }));
    const alternatives = readAlternatives(error);
    if (alternatives) dispatch(offerAlternatives(alternatives));
    else dispatch(bookingChanged({ problem }));
  };

/** Sends a request; returns undefined if the host may have booked without saying so. */
const sendRequest =
  (
    { request, idempotencyKey }: SentRequest,
    problem: string,
  ): AppThunk<Promise<true | undefined>> =>
  async (dispatch, getState) => {
    const result = await createAppointment(request, idempotencyKey);
    if (!result.ok) {
      if (!isDefinite(result.error)) return undefined;
      dispatch(rejectRequest(result.error, problem));
      return true;
    }
    saveSentRequest(undefined);
    saveContactDraft(undefined);
    removeBookingDraft();
    saveConfirmation({
      receipt: result.data,
      storeNumber: request.storeNumber,
      serviceIds: request.serviceIds,
      vehicle: request.vehicle,
      contact: selectBooking(getState()).contactInfo,
    });
    dispatch(bookingConfirmed(result.data));
    dispatch(showView('confirmation', { isReplaced: true }));
    return true;
  };

/**
 * Asks whether a request without a response has booked, by sending it again with the same key, which
 * never books twice.
 * @param problem the message if the host refuses it
 */
export const checkRequest =
  (problem: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { sent, status } = selectBooking(getState());
    if (!sent || status === 'sending' || status === 'checking') return;
    dispatch(bookingChanged({ status: 'checking' }));
    for (const delay of CHECK_DELAYS) {
      if (await dispatch(sendRequest(sent, problem))) return;
      await wait(delay);
    }
    if (!(await dispatch(sendRequest(sent, problem)))) {
      dispatch(bookingChanged({ status: 'uncertain' }));
    }
  };

/** Books what is selected, once. @param problem the message if the host refuses the request */
export const book =
  (problem: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const booking = selectBooking(getState());
    const request = createRequest(booking);
    if (!request || booking.status !== 'idle' || booking.confirmation) return;
    const sent = { request, idempotencyKey: crypto.randomUUID() };
    saveSentRequest(sent);
    dispatch(bookingChanged({ status: 'sending', sent, problem: '' }));
    if (await dispatch(sendRequest(sent, problem))) return;
    dispatch(bookingChanged({ status: 'uncertain' }));
    await dispatch(checkRequest(problem));
  };
