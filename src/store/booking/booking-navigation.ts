import {
  getFirstUnansweredView,
  getReachableView,
  isStep,
} from '../../domain/booking/booking-view';
import type { BookingStep, BookingView } from '../../domain/booking/booking-view';
import { pushUrl, readQuery, replaceUrl, withParameter } from '../../browser/url-state';
import type { AppThunk, RootState } from '..';
import { bookingChanged, selectAnsweredSteps, selectBooking } from './expedited-booking-slice';

/** The query parameter that names the view. */
const STEP = 'step';

/**
 * Checks whether a view asks for an answer again: all questions had one when the visitor left the review, and
 * the visitor returns to it, answering on the way what the change has made open.
 */
const isEdited = (state: RootState, view: BookingView): boolean =>
  isStep(view) &&
  (selectBooking(state).isEditing ||
    getFirstUnansweredView(selectAnsweredSteps(state)) === 'review');

/** Shows a view, in a new history entry or, with `isReplaced`, in the current one. */
export const showView =
  (view: BookingView, { isReplaced = false } = {}): AppThunk =>
  (dispatch, getState) => {
    const { view: shown } = selectBooking(getState());
    dispatch(bookingChanged({ view, isEditing: isEdited(getState(), view) }));
    if (view === shown && !isReplaced) return;
    (isReplaced ? replaceUrl : pushUrl)(withParameter(STEP, view));
  };

/** Shows the view after a finished step: the first step without an answer, or the review. */
export const finishStep = (): AppThunk => (dispatch, getState) => {
  const view = getFirstUnansweredView(selectAnsweredSteps(getState()));
  dispatch(showView(view));
};

/** Opens a finished step again and keeps all answers (XB-1). */
export const editStep =
  (step: BookingStep): AppThunk =>
  (dispatch) => {
    dispatch(bookingChanged({ refusal: null }));
    dispatch(showView(step));
  };

/**
 * Shows the view that the URL names, or the first unanswered step if that view can't be reached yet: on
 * load and after Back or Forward. A booking that is being sent or is confirmed keeps its view.
 */
export const showViewFromUrl = (): AppThunk => (dispatch, getState) => {
  const booking = selectBooking(getState());
  const requested = readQuery().get(STEP);
  const isFixed = booking.confirmation !== null || booking.status !== 'idle';
  const view = booking.confirmation
    ? 'confirmation'
    : isFixed
      ? 'review'
      : getReachableView(requested, selectAnsweredSteps(getState()));
  dispatch(bookingChanged({ view, isEditing: isEdited(getState(), view) }));
  if (view !== requested) replaceUrl(withParameter(STEP, view));
};

/** Removes the tires from the booking, and from the URL, so that they stay removed after a reload. */
export const removeTires = (): AppThunk => (dispatch) => {
  replaceUrl(withParameter('tires', undefined));
  dispatch(bookingChanged({ tires: [] }));
};
