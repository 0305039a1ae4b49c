import { createAction } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Cart, OfferedAddOn } from '../../services/cart-schema';
import type { PlacedOrder } from '../../services/orders';
import type { CartActivity } from './cart-activity';
import type { CheckoutEntries } from '../checkout/checkout-entries';
import type { QuoteRequest } from '../../services/quotes';
import type { Store } from '../../services/store-schema';
import type { RootState } from '..';
import { selectClosestStore } from '../meta/meta-slice';

export interface QuoteTire {
  name: string;
  brand: string;
  article: string;
}

export interface QuoteVehicle {
  year: number;
  make: string;
  model: string;
  trim?: string;
  engine?: string;
}

/** The state of the main button on the tire detail page (TDP-2). */
export interface TireDetailState {
  /** `noPrice` and `noEcommerce` depend on the store, `unavailable` on the tire. */
  button: 'idle' | 'busy' | 'unavailable' | 'noPrice' | 'noEcommerce';
  isInCart: boolean;
  isScrolledPast: boolean;
}

export interface EcommState {
  quote: {
    /** The loaded cart, if it was created from the quote. */
    cart: Cart | null;
    /** The vehicle that the quoted tires are for. */
    vehicleFitment: QuoteVehicle | null;
    cartGuid: string | null;
    tireQuoteId: string | null;
    tire: QuoteTire | null;
    /** ISO 8601; absent without a quote. */
    expires?: string;
    /** The request for the quote, which creates it again when the session changes (QUOT-2). */
    request?: QuoteRequest;
  };
  cart: Cart | null;
  /** Every add-on that is offered with the cart; empty until it is loaded. */
  addOns: readonly OfferedAddOn[];
  /** Absent until the chunk of the cart has run. */
  cartActivity?: CartActivity;
  order: PlacedOrder | null;
  /** Whether the next quote is a new one, even if the current quote is valid (QUOT-2). */
  isForcedNewQuote: boolean;
  isCartOpen: boolean;
  isSubmitting: boolean;
  tireDetail: TireDetailState;
  services: string[];
  /** 0 at first, -1 without a cart, otherwise the step that is shown: 1 to 4 (CHKO-1). */
  checkout: { readonly step: number } & Partial<CheckoutEntries>;
}

const initialState: EcommState = {
  quote: { cart: null, vehicleFitment: null, cartGuid: null, tireQuoteId: null, tire: null },
  cart: null,
  addOns: [],
  order: null,
  isForcedNewQuote: false,
  isCartOpen: false,
  isSubmitting: false,
  tireDetail: { button: 'idle', isInCart: false, isScrolledPast: false },
  services: ['Tire+Replacement'],
  checkout: { step: 0 },
};

/** Stores a loaded cart, and starts the checkout unless it has started (CHKO-1). */
export const cartLoaded = createAction<Cart>('ecomm/cartLoaded');
/** Removes the cart, except on the confirmation step (CHKO-1). */
export const cartGone = createAction('ecomm/cartGone');
export const cartToggled = createAction<boolean>('ecomm/cartToggled');

type Reduce = (state: EcommState, action: UnknownAction) => EcommState;

const extensions: Reduce[] = [];

/** Adds a chunk's reducer to this slice, so that pages without its feature don't load it. */
export const extendEcomm = (reduce: Reduce): void => {
  extensions.push(reduce);
};

const reduceCart: Reduce = (state, action) => {
  const { checkout } = state;
  if (cartLoaded.match(action)) {
    const { payload } = action;
    const step = Math.max(checkout.step, 1);
    return { ...state, cart: payload, services: payload.services, checkout: { ...checkout, step } };
  }
  if (cartGone.match(action) && checkout.step < 4) {
    const { cart, addOns, services } = initialState;
    return { ...state, cart, addOns, services, checkout: { ...checkout, step: -1 } };
  }
  if (cartToggled.match(action)) return { ...state, isCartOpen: action.payload };
  return state;
};

/** Quote, cart, order, and checkout (STATE-3). */
export const ecommReducer = (state: EcommState = initialState, action: UnknownAction): EcommState =>
  extensions.reduce((reduced, reduce) => reduce(reduced, action), reduceCart(state, action));

/** Returns the store of quotes and carts, which is always my store (STATE-3); null if unknown. */
export const selectSellingStore = (state: RootState): Store | null => selectClosestStore(state);

/** Returns the number at the header's cart icon: 1 if the cart has items (CART-4). */
export const selectCartCount = (state: RootState): 0 | 1 =>
  state.ecomm.cart && state.ecomm.cart.items.length > 0 ? 1 : 0;
