import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type {
  BookedAppointment,
  DropWaitOption,
  Hold,
  PickupPreference,
  TimeSlot,
} from '../../services/appointments';
import type { RequestStatus } from '../../services/lost-response';
import type { Cart } from '../../services/cart-schema';
import type { Billing, PlacedOrder } from '../../services/orders';
import type { Money } from '../../services/promotion-schema';
import type { QuotedVehicle } from '../../services/vehicle-schema';
import { TIRE_INSTALLATION } from '../../site/appointment-url';
import { CHECKOUT_STEPS } from '../../site/checkout-step';
import type { RootState } from '..';
import { cartCleared, cartLoaded, cartLost, selectCart } from '../cart/cart-slice';
import type { SentOrder } from './checkout-storage';

/** The selected visit (CHKO-2). Times are in the store's time zone, and empty until a time is selected. */
export interface Appointment {
  dropWaitOption: DropWaitOption;
  appointmentYYYYMMDD: string;
  /** Such as `Monday, November 23`. */
  appointmentDate: string;
  /** Such as `2:30 PM`. */
  appointmentTime: string;
  /** ISO 8601 with the store's offset. */
  dateTime: string;
  pickupPreference: PickupPreference;
  comments: string;
}

/** The answers about the visit, without its time. */
export type Visit = Pick<Appointment, 'dropWaitOption' | 'pickupPreference' | 'comments'>;

/** What the page may show of a card. Its number and code never reach the page (STATE-5). */
export interface Payment {
  /** Such as `visa`. */
  paymentBrand: string;
  /** Such as `•••• 1234`. */
  cc: string;
  cvv: '';
  expiryMonth: string;
  expiryYear: string;
}

export type OrderProblem =
  /** The articles that the store no longer has enough of. */
  | { readonly kind: 'outOfStock'; readonly codes: readonly string[] }
  | { readonly kind: 'priceChanged'; readonly from: Money; readonly to: Money }
  | { readonly kind: 'declined'; readonly reason: string }
  | {
      readonly kind:
        | 'noEcommerce'
        | 'noAppointments'
        | 'tooManyAppointments'
        /** Too many requests from the visitor's network. */
        | 'tooOften'
        | 'slotTaken'
        /** An add-on of the cart doesn't fit the vehicle. */
        | 'vehicle'
        /** The payment provider's challenge didn't load or has expired. */
        | 'challengeFailed'
        /** The request never arrived. */
        | 'notPlaced'
        /** The host refused it for another reason. */
        | 'refused';
    };

/** The visitor's entries in checkout (CHKO-2), and how far its order is. */
export interface Checkout {
  /** One of `CHECKOUT_STEPS` (CHKO-1). */
  readonly step: number;
  /** GUID of the cart that the entries are for; null until one has loaded. */
  guid: string | null;
  /** The store of the time and its hold; null until a cart has loaded. */
  storeNumber: string | null;
  /** `availableDate` is the first day with a time, YYYY-MM-DD; null until it is known, and without one. */
  daytimes: { readonly availableDate: string } | null;
  /** The ID of the appointment's main service; those of the add-ons follow it. */
  service: string;
  /** The vehicle that the visitor has named, for a cart without one. */
  vehicle: QuotedVehicle | null;
  appointment: Appointment;
  billing: Billing;
  payment: Payment;
  /** The appointment of the placed order. */
  appointmentConfirmation: BookedAppointment | null;
  /** The available times that were offered instead of the selected one. */
  storeAvailability: readonly TimeSlot[];
  /** The day that was picked, YYYY-MM-DD, while no time is selected. */
  day: string | null;
  slot: TimeSlot | null;
  hold: Hold | null;
  /** Whether an order is being placed (CHKO-3). */
  progress: RequestStatus;
  sent: SentOrder | null;
  /** Why the order wasn't placed; null without a problem. */
  problem: OrderProblem | null;
  /** URL of the payment provider's challenge, which the cardholder has to complete first. */
  challengeUrl: string | null;
}

/** What belongs to one cart, before anything is entered. */
const EMPTY_ENTRIES = {
  appointment: {
    dropWaitOption: 'drop',
    appointmentYYYYMMDD: '',
    appointmentDate: '',
    appointmentTime: '',
    dateTime: '',
    pickupPreference: 'text',
    comments: '',
  },
  billing: {
    firstName: '',
    lastName: '',
    email: '',
    mobile: '',
    street1: '',
    street2: '',
    city: '',
    state: '',
    zip: '',
    country: 'US',
  },
  daytimes: null,
  vehicle: null,
  payment: { paymentBrand: '', cc: '', cvv: '', expiryMonth: '', expiryYear: '' },
  storeAvailability: [],
  day: null,
  slot: null,
  hold: null,
  problem: null,
  challengeUrl: null,
} as const satisfies Partial<Checkout>;

export const EMPTY_CHECKOUT: Checkout = {
  ...EMPTY_ENTRIES,
  step: CHECKOUT_STEPS.initial,
  guid: null,
  storeNumber: null,
  service: TIRE_INSTALLATION,
  appointmentConfirmation: null,
  progress: 'idle',
  sent: null,
};

/** The checkout's part of `ecomm` (STATE-3). */
export interface CheckoutState {
  readonly checkout: Checkout;
  readonly order: PlacedOrder | null;
}

const initialState: CheckoutState = { checkout: EMPTY_CHECKOUT, order: null };

const changeCheckout = (state: CheckoutState, changes: Partial<Checkout>): CheckoutState => ({
  ...state,
  checkout: { ...state.checkout, ...changes },
});

/** Ends the checkout without a cart, unless the order is placed (CHKO-1). */
const endCheckout = (state: CheckoutState): CheckoutState =>
  state.checkout.step === CHECKOUT_STEPS.ordered
    ? state
    : changeCheckout(state, { step: CHECKOUT_STEPS.noCart });

export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    checkoutChanged: (state, { payload }: PayloadAction<Partial<Omit<Checkout, 'step'>>>) =>
      changeCheckout(state, payload),
    /** Shows one of the three steps of the page (CHKO-1). */
    stepChanged: (state, { payload }: PayloadAction<number>) =>
      changeCheckout(state, { step: payload }),
    /** Replaces the cart with the order. */
    orderPlaced: (state, { payload }: PayloadAction<PlacedOrder>) => ({
      ...changeCheckout(state, {
        step: CHECKOUT_STEPS.ordered,
        progress: 'idle',
        sent: null,
        hold: null,
        problem: null,
        appointmentConfirmation: payload.appointment,
      }),
      order: payload,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(cartLoaded, (state, { payload: { guid, storeNumber } }) => {
        const { checkout } = state;
        const changes = { step: Math.max(checkout.step, CHECKOUT_STEPS.cart), guid, storeNumber };
        // Another cart may have another owner.
        if (guid !== checkout.guid) return changeCheckout(state, { ...EMPTY_ENTRIES, ...changes });
        if (storeNumber === checkout.storeNumber) return changeCheckout(state, changes);
        // The cart has moved to another store, which doesn't know the time.
        const { day, slot, hold, daytimes, storeAvailability, appointment } = EMPTY_ENTRIES;
        const { dropWaitOption, pickupPreference, comments } = checkout.appointment;
        return changeCheckout(state, {
          ...changes,
          step: Math.min(changes.step, CHECKOUT_STEPS.appointment),
          day,
          slot,
          hold,
          daytimes,
          storeAvailability,
          appointment: { ...appointment, dropWaitOption, pickupPreference, comments },
        });
      })
      .addCase(cartCleared, endCheckout)
      .addCase(cartLost, (state, { payload: { loss } }) => {
        // Only the driver may see what the driver has entered.
        const hasLeft = loss === 'signed-out' && state.checkout.progress === 'idle';
        return endCheckout(changeCheckout(state, hasLeft ? EMPTY_ENTRIES : { problem: null }));
      });
  },
  selectors: {
    selectCheckout: ({ checkout }) => checkout,
    selectOrder: ({ order }) => order,
  },
});

export const { checkoutChanged, stepChanged, orderPlaced } = checkoutSlice.actions;
export const { selectCheckout, selectOrder } = checkoutSlice.getSelectors(
  ({ ecomm }: RootState): CheckoutState => ecomm,
);

/** Returns the cart that the sent order is for; null if the page has none, or has loaded another one since. */
export const selectSentCart = ({ ecomm }: Pick<RootState, 'ecomm'>): Cart | null =>
  ecomm.cart?.guid === ecomm.checkout.sent?.guid ? ecomm.cart : null;

/** Returns the vehicle of the order: the cart's, or else the one that the visitor has named (CHKO-4). */
export const selectOrderVehicle = (state: RootState): QuotedVehicle | null =>
  selectCart(state)?.vehicle ?? selectCheckout(state).vehicle;
