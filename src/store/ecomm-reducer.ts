import type { UnknownAction } from '@reduxjs/toolkit';
import { cartSlice, NO_CART } from './cart/cart-slice';
import type { CartState } from './cart/cart-slice';
import { checkoutSlice, orderPlaced } from './checkout/checkout-slice';
import type { CheckoutState } from './checkout/checkout-slice';
import { quoteSlice } from './quote/quote-slice';
import type { QuoteState } from './quote/quote-slice';

/** The fields of three slices side by side: cart, quote, and checkout (STATE-3). */
interface EcommState extends CartState, QuoteState, CheckoutState {}

const initialState: EcommState = {
  ...cartSlice.getInitialState(),
  ...quoteSlice.getInitialState(),
  ...checkoutSlice.getInitialState(),
};

/** Applies what a slice has changed in its own fields; an unchanged state stays the same object. */
const applyPart = (state: EcommState, part: Partial<EcommState>): EcommState =>
  part === state ? state : { ...state, ...part };

/** Adds the loaded cart to the quote that it was created from, as STATE-3 requires; nothing reads it here. */
const addQuoteCart = (state: EcommState): EcommState => {
  const { cart, quote } = state;
  const own = cart?.guid === quote.cartGuid ? cart : null;
  return own === quote.cart ? state : { ...state, quote: { ...quote, cart: own } };
};

/** Reduces `ecomm` with the slices of cart, quote, and checkout, which share its flat shape (STATE-3). */
export const ecommReducer = (
  state: EcommState = initialState,
  action: UnknownAction,
): EcommState => {
  const withCart = applyPart(state, cartSlice.reducer(state, action));
  const withQuote = applyPart(withCart, quoteSlice.reducer(withCart, action));
  const next = applyPart(withQuote, checkoutSlice.reducer(withQuote, action));
  // An order replaces its cart.
  const isOrdered = orderPlaced.match(action);
  return addQuoteCart(isOrdered ? { ...next, ...NO_CART } : next);
};
