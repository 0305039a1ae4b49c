import { createSelector, createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { RequestedTire } from '../../domain/booking/requested-tires';
import { defineTexts } from '../../language/define-texts';
import type { BookingQuery } from '../../domain/booking/booking-query';
import type { BookingStep, BookingView } from '../../domain/booking/booking-view';
import { isBookable } from '../../domain/booking/bookable-service';
import type { DayPart } from '../../domain/booking/slot-time';
import type {
  AppointmentRequest,
  AppointmentService,
  AppointmentState,
  BookedAppointment,
  Hold,
  TimeSlot,
} from '../../services/appointments';
import type { RequestStatus } from '../../services/lost-response';
import type { Store } from '../../services/store-schema';
import { rootReducer } from '../root-reducer';
import type { ContactInfo } from './saved-booking';
import { resendRequest, sendRequest } from './send-request';
import type { RefusalReason, SentRequest } from './send-request';

const STATUS_DESCRIPTIONS = defineTexts('booking.statuses', {
  booked: 'Booked',
  cancelled: 'Canceled',
} satisfies Record<AppointmentState, string>);

/** A booking in progress (XB-1, STATE-1). */
export interface ExpeditedBookingState {
  readonly view: BookingView;
  /** Whether the visitor changes an earlier answer and returns to the review afterwards (XB-1). */
  readonly isEditing: boolean;
  /** The zip of the last search for a store. */
  readonly zipCode: string | null;
  readonly store: Store | null;
  /** Whether the store of the link, or of an earlier booking, didn't load. */
  readonly hasStoreFailed: boolean;
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
  readonly slot: TimeSlot | null;
  readonly hold: Hold | null;
  /** The nearest free times after the selected one was taken. */
  readonly alternatives: readonly TimeSlot[] | null;
  readonly query: BookingQuery;
  /** The tires that the visitor wants installed, from the query or an earlier booking. */
  readonly tires: readonly RequestedTire[];
  /** Whether the booking is being sent. */
  readonly status: RequestStatus;
  readonly sent: SentRequest | null;
  /** Why the booking was refused; null if it wasn't. */
  readonly refusal: RefusalReason | null;
  readonly confirmation: BookedAppointment | null;
}

const initialState: ExpeditedBookingState = {
  view: 'loading',
  isEditing: false,
  zipCode: null,
  store: null,
  hasStoreFailed: false,
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
  refusal: null,
  confirmation: null,
};

const NO_TIME = { slot: null, timeSlotId: null, hold: null };

const setStatus = (state: ExpeditedBookingState, statusId: AppointmentState) => ({
  ...state,
  storeService: state.storeService && {
    ...state.storeService,
    statusId,
    statusDescription: STATUS_DESCRIPTIONS[statusId],
  },
});

const selectIds = createSelector(
  ({ storeService }: ExpeditedBookingState) => storeService,
  (service): readonly string[] =>
    service ? [service.serviceId, ...service.additionalServices] : [],
);

const selectServices = createSelector(
  ({ services }: ExpeditedBookingState) => services,
  selectIds,
  (services, ids) => (services ?? []).filter(({ serviceId }) => ids.includes(serviceId)),
);

const expeditedBookingSlice = createSlice({
  name: 'expeditedBooking',
  initialState,
  reducers: {
    /** Changes the fields that have no action of their own. */
    bookingChanged: (state, { payload }: PayloadAction<Partial<ExpeditedBookingState>>) => ({
      ...state,
      ...payload,
    }),
    /** Selects a store; another store clears the services and the time, which depend on it. */
    storeSelected: (state, { payload: store }: PayloadAction<Store>) =>
      state.store?.storeNumber === store.storeNumber
        ? { ...state, store, hasStoreFailed: false }
        : {
            ...state,
            ...NO_TIME,
            store,
            hasStoreFailed: false,
            services: null,
            alternatives: null,
          },
    /**
     * Selects services and clears the time, but keeps its start as a preference. The payload contains the
     * IDs of the services, the main one first.
     */
    servicesSelected(state, { payload }: PayloadAction<readonly string[]>) {
      const [serviceId, ...additionalServices] = payload;
      return {
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
      };
    },
    slotSelected(state, { payload: slot }: PayloadAction<TimeSlot>) {
      state.slot = slot;
      state.timeSlotId = slot.timeSlotId;
      state.hold = null;
      state.datetimeSelected.start = slot.start;
      // The host doesn't let a customer wait during work that requires a drop-off.
      if (slot.dropOffOnly && state.contactInfo) state.contactInfo.dropWaitOption = 'drop';
      state.refusal = null;
    },
    /** Clears the selected time, which someone has taken; the payload contains the nearest free times. */
    slotTaken: (state, { payload: alternatives }: PayloadAction<readonly TimeSlot[]>) => ({
      ...state,
      ...NO_TIME,
      alternatives,
    }),
    tabSelected(state, { payload }: PayloadAction<DayPart>) {
      state.datetimeSelected.selectedTab = payload;
    },
    /** Stores the state of the booked appointment, which its driver may have canceled. */
    statusChanged: (state, { payload }: PayloadAction<AppointmentState>) =>
      setStatus(state, payload),
  },
  extraReducers: (builder) => {
    builder
      .addCase(sendRequest.pending, (state, { meta: { arg: sent } }) => ({
        ...state,
        status: 'sending',
        sent,
        refusal: null,
      }))
      .addCase(resendRequest.pending, (state) => {
        state.status = 'checking';
      })
      .addMatcher(
        isAnyOf(sendRequest.fulfilled, resendRequest.fulfilled),
        (state, { payload: confirmation }) => ({
          ...setStatus(state, 'booked'),
          view: 'confirmation',
          status: 'idle',
          isEditing: false,
          hold: null,
          sent: null,
          refusal: null,
          confirmation,
        }),
      )
      .addMatcher(
        isAnyOf(sendRequest.rejected, resendRequest.rejected),
        (state, { payload: refusal }) => {
          if (!refusal) return { ...state, status: 'uncertain' };
          const { reason, alternatives } = refusal;
          const ended = { ...state, status: 'idle' as const, sent: null };
          return alternatives
            ? { ...ended, ...NO_TIME, alternatives }
            : { ...ended, refusal: reason };
        },
      );
  },
  selectors: {
    /** Returns the booking; it is empty before the slice's first action. */
    selectBooking: (booking) => booking,
    /** Returns the IDs of the selected services, the main one first. */
    selectServiceIds: selectIds,
    /** Returns the selected services, as far as the store is known to offer them. */
    selectChosenServices: selectServices,
    selectAnsweredSteps: createSelector(
      ({ store }: ExpeditedBookingState) => store,
      selectServices,
      ({ vehicleSelected }: ExpeditedBookingState) => vehicleSelected,
      ({ slot }: ExpeditedBookingState) => slot,
      ({ contactInfo }: ExpeditedBookingState) => contactInfo,
      (store, services, vehicle, slot, contact): Readonly<Record<BookingStep, boolean>> => ({
        location: store !== null,
        // If the store takes appointments only by phone, this step says so and has no answer.
        service: store !== null && isBookable(store) && services.length > 0,
        vehicle: vehicle !== null,
        datetime: slot !== null,
        contact: contact !== null,
      }),
    ),
  },
});

export type ExpeditedBookingSlice = WithSlice<typeof expeditedBookingSlice>;
export const {
  bookingChanged,
  storeSelected,
  servicesSelected,
  slotSelected,
  slotTaken,
  tabSelected,
  statusChanged,
} = expeditedBookingSlice.actions;
export const { selectBooking, selectServiceIds, selectChosenServices, selectAnsweredSteps } =
  expeditedBookingSlice.injectInto(rootReducer).selectors;
