import { createAction } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { RequestedTire } from '../../domain/booking/booking-comments';
import type { BookingQuery } from '../../domain/booking/booking-query';
import type { BookingStep, BookingView } from '../../domain/booking/booking-view';
import { isBookable } from '../../domain/booking/is-bookable';
import type { DayPart } from '../../domain/booking/slot-time';
import type {
  AppointmentRequest,
  AppointmentService,
  AppointmentState,
  BookedAppointment,
  DropWaitOption,
  Hold,
  PickupPreference,
  Slot,
} from '../../services/appointments';
import type { Store } from '../../services/store-schema';
import type { RootState } from '..';
import { rootReducer } from '../root-reducer';

/** The visitor's contact data, and preferences for the visit. */
export interface ContactInfo {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly dropWaitOption: DropWaitOption;
  readonly pickupPreference: PickupPreference;
  readonly comments: string;
}

/** A sent request and its idempotency key, with which it can be sent again without booking twice. */
export interface SentRequest {
  readonly idempotencyKey: string;
  readonly request: AppointmentRequest;
}

/**
 * The state of the booking's request. `checking`: the response was lost, and the same request is sent
 * again; `uncertain`: that has failed too, so nothing may change until the result is known.
 */
export type BookingStatus = 'idle' | 'sending' | 'checking' | 'uncertain';

/** A booking in progress (XB-1, STATE-1). */
export interface ExpeditedBookingState {
  readonly view: BookingView;
  /** Whether the visitor changes an earlier answer and returns to the review afterwards (XB-1). */
  readonly isEditing: boolean;
  /** The zip of the last search for a store. */
  readonly zipCode: string | null;
  readonly store: Store | null;
  readonly storeService: {
    /** The store's number. */
    readonly locationId: string;
    readonly serviceId: string;
    readonly additionalServices: readonly string[];
    /** The appointment's state once it is booked; empty before. */
    readonly statusId: AppointmentState | '';
    readonly statusDescription: string;
  } | null;
  readonly vehicleSelected: AppointmentRequest['vehicle'] | null;
  /** Null until the step is finished. */
  readonly contactInfo: ContactInfo | null;
  /** The current input of the contact step. */
  readonly contactDraft: ContactInfo | null;
  readonly datetimeSelected: { selectedTab: DayPart | null; start: string | null };
  readonly timeSlotId: string | null;
  /** The services that the store offers; null until they are loaded. */
  readonly services: readonly AppointmentService[] | null;
  readonly slot: Slot | null;
  readonly hold: Hold | null;
  /** The nearest free times after the selected one was taken. */
  readonly alternatives: readonly Slot[] | null;
  readonly query: BookingQuery;
  /** The tires that the visitor wants installed, from the query or an earlier booking. */
  readonly tires: readonly RequestedTire[];
  readonly status: BookingStatus;
  readonly sent: SentRequest | null;
  /** Why the booking was refused; empty if it wasn't. */
  readonly problem: string;
  readonly confirmation: BookedAppointment | null;
}

const initialState: ExpeditedBookingState = {
  view: 'loading',
  isEditing: false,
  zipCode: null,
  store: null,
  storeService: null,
  vehicleSelected: null,
  contactInfo: null,
  contactDraft: null,
  datetimeSelected: { selectedTab: null, start: null },
  timeSlotId: null,
  services: null,
  slot: null,
  hold: null,
  alternatives: null,
  query: {},
  tires: [],
  status: 'idle',
  sent: null,
  problem: '',
  confirmation: null,
};

const NO_TIME = { slot: null, timeSlotId: null, hold: null };

/** Changes the fields that have no action of their own. */
export const bookingChanged = createAction<Partial<ExpeditedBookingState>>(
  'expeditedBooking/bookingChanged',
);
/** Selects a store; another store clears the services and the time, which depend on it. */
export const storeSelected = createAction<Store>('expeditedBooking/storeSelected');
/**
 * Selects services and clears the time, but keeps its start as a preference. The payload contains the
 * IDs of the services, the main one first.
 */
export const servicesSelected = createAction<readonly string[]>(
  'expeditedBooking/servicesSelected',
);
export const slotSelected = createAction<Slot>('expeditedBooking/slotSelected');
/** Clears the selected time, which someone has taken; the payload contains the nearest free times. */
export const slotTaken = createAction<readonly Slot[]>('expeditedBooking/slotTaken');
export const tabSelected = createAction<DayPart>('expeditedBooking/tabSelected');
/** Stores the state of the booked appointment, which its driver may have canceled. */
export const statusChanged = createAction<AppointmentState>('expeditedBooking/statusChanged');
export const bookingConfirmed = createAction<BookedAppointment>(
  'expeditedBooking/bookingConfirmed',
);

const setStore = (state: ExpeditedBookingState, store: Store): ExpeditedBookingState =>
  state.store?.storeNumber === store.storeNumber
    ? { ...state, store }
    : { ...state, ...NO_TIME, store, services: null, alternatives: null };

const setServices = (
  state: ExpeditedBookingState,
  [serviceId, ...additionalServices]: readonly string[],
): ExpeditedBookingState => ({
  ...state,
  ...NO_TIME,
  alternatives: null,
  storeService:
    serviceId === undefined || !state.store
      ? null
      : {
          locationId: state.store.storeNumber,
          serviceId,
          additionalServices,
          statusId: '',
          statusDescription: '',
        },
});

const setTime = (state: ExpeditedBookingState, slot: Slot): ExpeditedBookingState => ({
  ...state,
  ...NO_TIME,
  slot,
  timeSlotId: slot.timeSlotId,
  datetimeSelected: { ...state.datetimeSelected, start: slot.start },
  // The host doesn't let a customer wait during work that requires a drop-off.
  ...(slot.dropOffOnly &&
    state.contactInfo && { contactInfo: { ...state.contactInfo, dropWaitOption: 'drop' } }),
  problem: '',
});

const STATUS_DESCRIPTIONS: Readonly<Record<AppointmentState, string>> = {
  booked: 'Booked',
  cancelled: 'Canceled',
};

const setStatus = (
  state: ExpeditedBookingState,
  statusId: AppointmentState,
): ExpeditedBookingState => ({
  ...state,
  storeService: state.storeService && {
    ...state.storeService,
    statusId,
    statusDescription: STATUS_DESCRIPTIONS[statusId],
  },
});

const confirm = (
  state: ExpeditedBookingState,
  confirmation: BookedAppointment,
): ExpeditedBookingState => ({
  ...setStatus(state, 'booked'),
  view: 'confirmation',
  status: 'idle',
  isEditing: false,
  hold: null,
  sent: null,
  problem: '',
  confirmation,
});

const reducer = (
  state: ExpeditedBookingState = initialState,
  action: UnknownAction,
): ExpeditedBookingState => {
  if (bookingChanged.match(action)) return { ...state, ...action.payload };
  if (storeSelected.match(action)) return setStore(state, action.payload);
  if (servicesSelected.match(action)) return setServices(state, action.payload);
  if (slotSelected.match(action)) return setTime(state, action.payload);
  if (slotTaken.match(action)) return { ...state, ...NO_TIME, alternatives: action.payload };
  if (tabSelected.match(action)) {
    const selectedTab = action.payload;
    return { ...state, datetimeSelected: { ...state.datetimeSelected, selectedTab } };
  }
  if (statusChanged.match(action)) return setStatus(state, action.payload);
  if (bookingConfirmed.match(action)) return confirm(state, action.payload);
  return state;
};

rootReducer.inject({ reducerPath: 'expeditedBooking', reducer });

/** Returns the booking; it is empty before the slice's first action. */
export const selectBooking = (state: RootState): ExpeditedBookingState =>
  state.expeditedBooking ?? initialState;

const NO_SERVICES: readonly string[] = [];

/** Returns the IDs of the selected services, the main one first. */
export const getServiceIds = ({
  storeService,
}: Pick<ExpeditedBookingState, 'storeService'>): readonly string[] =>
  storeService ? [storeService.serviceId, ...storeService.additionalServices] : NO_SERVICES;

/** Returns the selected services, as far as the store is known to offer them. */
export const getSelectedServices = (
  booking: Pick<ExpeditedBookingState, 'services' | 'storeService'>,
): readonly AppointmentService[] => {
  const ids = getServiceIds(booking);
  return (booking.services ?? []).filter(({ serviceId }) => ids.includes(serviceId));
};

/** Returns which steps have an answer. */
export const getAnsweredSteps = (
  booking: ExpeditedBookingState,
): Readonly<Record<BookingStep, boolean>> => ({
  location: booking.store !== null,
  // If the store takes appointments only by phone, this step says so and has no answer.
  service:
    booking.store !== null && isBookable(booking.store) && getSelectedServices(booking).length > 0,
  vehicle: booking.vehicleSelected !== null,
  datetime: booking.slot !== null,
  contact: booking.contactInfo !== null,
});
