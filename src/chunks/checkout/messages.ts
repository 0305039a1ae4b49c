import type { CartLoss } from '../../store/cart/cart-slice';

/** Titles of the steps. */
export const STEP_TITLES = {
  cart: 'Your tires',
  appointment: 'Installation appointment',
  payment: 'Billing and payment',
} as const;

export const CHECKOUT_LABELS = {
  loading: 'Loading your cart',
  summary: 'Order summary',
  store: 'Installed at',
  questions: 'Questions? Call',
  call: 'Call',
  editCart: 'Edit your cart',
  next: 'Continue',
  busy: 'Saving…',
  toPayment: 'Continue to payment',
  total: 'Total',
  details: 'Price details',
} as const;

export const VISIT_TEXTS = {
  time: 'Time',
  dropWaitOption: 'Drop off or wait',
  pickupPreference: 'How should we let you know your vehicle is ready?',
  comments: 'Anything the store should know?',
  commentsHint:
    "For example, a wheel lock or a tire pressure light. Don't enter card numbers here.",
} as const;

/** Formats the first day with a time, such as `First available: Tuesday, December 8`. */
export const formatFirstAvailable = (day: string): string => `First available: ${day}`;

export const BILLING_LABELS = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  mobile: 'Mobile phone',
  street1: 'Street address',
  street2: 'Apartment or suite',
  city: 'City',
  state: 'State',
  zip: 'Zip code',
} as const;

export const BILLING_HINTS = {
  email: 'For your receipt and confirmation.',
  mobile: 'The store may call this number about your visit.',
} as const;

export const PAYMENT_LABELS = {
  address: 'Billing address',
  card: 'Card',
  secure:
    'Your card details go directly to our payment provider. We never see your full card number.',
  loading: 'Loading the card form',
  failed: "The card form didn't load. Check your connection and try again.",
  busy: 'Placing your order…',
  challenge: 'Confirm your payment',
  challengeHint: "We'll place your order once you've confirmed your payment.",
} as const;

/** Formats the label of the button that places the order: `Place order – $712.40`. */
export const formatPlaceOrder = (total: string): string => `Place order – ${total}`;

/** Why there is no token for the card. */
export const CARD_PROBLEMS = {
  incomplete: 'Complete your card details.',
  refused: 'Check your card details.',
  unavailable: "We couldn't reach the payment provider. Your order wasn't placed. Try again.",
} as const;

export const STOCK_LABELS = {
  limit: 'Only tires in stock can be bought online. See your cart for other options.',
  change: 'Edit your cart',
  others: 'See other tires in this size',
  available: 'In stock at this store in the same size',
  none: "This store doesn't have enough of any other tire in this size.",
  /** Subject of the message that something takes longer than usual. */
  list: 'The list of other tires',
  each: 'ea.',
} as const;

/** Texts of a checkout without a cart. */
export const EMPTY_LABELS = {
  title: 'Your cart is empty',
  ordered: 'Thank you for your order',
  signedOut: "You're signed out",
  text: 'Add tires to check out. We hold your cart for one hour.',
  expired: 'Your cart has expired. Your card was not charged.',
  failed: "Your cart didn't load. Check your connection and try again.",
  findTires: 'Find tires',
  cart: 'View cart',
  appointment: 'Your appointment',
  order: 'View your order',
  signIn: 'Sign in',
} as const;

/** Why the cart is gone, if it hasn't expired. */
export const CHECKOUT_LOSSES: Readonly<Partial<Record<CartLoss, string>>> = {
  elsewhere: 'Your cart was emptied in another tab. Your card was not charged.',
  'signed-out': 'This cart is saved to an account. Sign in to see it.',
};
