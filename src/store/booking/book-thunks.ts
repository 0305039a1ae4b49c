import { createKey } from '../../browser/create-key';
import { addDetails } from '../../domain/booking/booking-comments';
import { removeBookingDraft } from './booking-draft';
import { createAppointment, holdSlot, parseAlternatives } from '../../services/appointments';
import type { AppointmentRequest, BookedAppointment, Slot } from '../../services/appointments';
import type { Result, ServiceError } from '../../services/result';
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
import { isOutcomeKnown, sendUntilOutcomeIsKnown } from './lost-response';
import {
  saveConfirmation,
  saveContactDraft,
  saveLastBooking,
  saveSentRequest,
} from './saved-booking';

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
  const current = selectBooking(getState());
  if (current.timeSlotId !== slot.timeSlotId || current.confirmation) return;
  if (result.ok) {
    dispatch(bookingChanged({ hold: result.data }));
    return;
  }
  const alternatives = parseAlternatives(result.error);
  if (alternatives && current.status === 'idle') dispatch(offerAlternatives(alternatives));
};

/** Returns to the time step after the selected time was taken. Keeps everything else. */
const offerAlternatives =
  (alternatives: readonly Slot[]): AppThunk =>
  (dispatch) => {
    dispatch(slotTaken(alternatives));
    dispatch(showView('datetime'));
  };

/** Selects and holds a time without changing the view. */
export const chooseSlot =
  (slot: Slot): AppThunk =>
  (dispatch) => {
    dispatch(slotSelected(slot));
    void dispatch(holdSelectedSlot());
  };

const createRequest = (booking: ExpeditedBookingState): AppointmentRequest | undefined => {
  const { store, timeSlotId, vehicleSelected, contactInfo, hold, query, tires } = booking;
  if (!store || timeSlotId === null || !vehicleSelected || !contactInfo) return undefined;
  const { firstName, lastName, email, phone, dropWaitOption, pickupPreference } = contactInfo;
  const comments = addDetails(contactInfo.comments, { offer: query.offer, tires });
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

/** Formats why the host refused a request, for the visitor. */
type FormatRefusal = (error: ServiceError) => string;

/** Handles a request that didn't book an appointment. */
const rejectRequest =
  (error: ServiceError, formatRefusal: FormatRefusal): AppThunk =>
  (dispatch) => {
    saveSentRequest(undefined);
    dispatch(bookingChanged({ status: 'idle', sent: null }));
    const alternatives = parseAlternatives(error);
    if (alternatives) dispatch(offerAlternatives(alternatives));
    else dispatch(bookingChanged({ problem: formatRefusal(error) }));
  };

const sendRequest = ({
  request,
  idempotencyKey,
}: SentRequest): Promise<Result<BookedAppointment>> => createAppointment(request, idempotencyKey);

/** Handles a request whose result is known. */
const settleRequest =
  (
    { request }: SentRequest,
    result: Result<BookedAppointment>,
    formatRefusal: FormatRefusal,
  ): AppThunk =>
  (dispatch, getState) => {
    if (!result.ok) {
      dispatch(rejectRequest(result.error, formatRefusal));
      return;
    }
    saveSentRequest(undefined);
    saveContactDraft(undefined);
    removeBookingDraft();
    saveLastBooking({
      storeNumber: request.storeNumber,
      serviceIds: request.serviceIds,
      start: result.data.start,
    });
    saveConfirmation({
      receipt: result.data,
      storeNumber: request.storeNumber,
      serviceIds: request.serviceIds,
      vehicle: request.vehicle,
      contact: selectBooking(getState()).contactInfo,
    });
    dispatch(bookingConfirmed(result.data));
    dispatch(showView('confirmation', { isReplaced: true }));
  };

/**
 * Finds out whether a request whose response was lost has booked the appointment, by sending it again.
 * The same idempotency key ensures that it never books twice.
 */
export const checkRequest =
  (formatRefusal: FormatRefusal): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { sent, status } = selectBooking(getState());
    if (!sent || status === 'sending' || status === 'checking') return;
    dispatch(bookingChanged({ status: 'checking' }));
    const result = await sendUntilOutcomeIsKnown(() => sendRequest(sent));
    if (result) dispatch(settleRequest(sent, result, formatRefusal));
    else dispatch(bookingChanged({ status: 'uncertain' }));
  };

/** Books the selected appointment, once. */
export const book =
  (formatRefusal: FormatRefusal): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const booking = selectBooking(getState());
    const request = createRequest(booking);
    if (!request || booking.status !== 'idle' || booking.confirmation) return;
    const sent = { request, idempotencyKey: createKey() };
    saveSentRequest(sent);
    dispatch(bookingChanged({ status: 'sending', sent, problem: '' }));
    const result = await sendRequest(sent);
    if (isOutcomeKnown(result)) {
      dispatch(settleRequest(sent, result, formatRefusal));
      return;
    }
    dispatch(bookingChanged({ status: 'uncertain' }));
    await dispatch(checkRequest(formatRefusal));
  };
