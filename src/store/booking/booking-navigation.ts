import { getFirstUnansweredView, getReachableView } from '../../booking/booking-view';
import type { BookingStep, BookingView } from '../../booking/booking-view';
import { pushUrl, readQuery, replaceUrl } from '../../browser/url-state';
import type { AppThunk } from '..';
import { bookingChanged, getAnsweredSteps, selectBooking } from './expedited-booking-slice';

/** The query parameter that names the view. */
const STEP = 'step';

const formatStepQuery = (view: BookingView): string => {
  const query = readQuery();
  query.set(STEP, view);
  return `?${query}`;
};

/** Shows a view, in a new history entry or, with `isReplaced`, in the current one. */
export const showView =
  (view: BookingView, { isReplaced = false } = {}): AppThunk =>
  (dispatch, getState) => {
    const previousView = selectBooking(getState()).view;
    dispatch(bookingChanged({ view }));
    if (view === previousView && !isReplaced) return;
    (isReplaced ? replaceUrl : pushUrl)({ search: formatStepQuery(view) });
  };

/** Shows the view after a finished step: the first step without an answer, or the review. */
export const finishStep = (): AppThunk => (dispatch, getState) => {
  const view = getFirstUnansweredView(getAnsweredSteps(selectBooking(getState())));
  dispatch(bookingChanged({ isEditing: false }));
  dispatch(showView(view));
};

/** Opens a finished step again and keeps all answers (XB-1). */
export const editStep =
  (step: BookingStep): AppThunk =>
  (dispatch) => {
    dispatch(bookingChanged({ isEditing: true, problem: '' }));
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
      : getReachableView(requested, getAnsweredSteps(booking));
  dispatch(bookingChanged({ view }));
  if (view !== requested) replaceUrl({ search: formatStepQuery(view) });
};

/** Removes the tires from the booking, and from the URL, so that they stay removed after a reload. */
export const removeTires = (): AppThunk => (dispatch) => {
  const query = readQuery();
  query.delete('tires');
  replaceUrl({ search: `?${query}` });
  dispatch(bookingChanged({ tires: [] }));
};
