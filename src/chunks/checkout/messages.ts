import { defineTexts } from '../../language/define-texts';
import { CHECKOUT_STEPS } from '../../site/checkout-step';
import { STEP_TEXTS } from '../../ui/messages';
import type { PickupPreference } from '../../services/appointments';
import type { CartLoss } from '../../store/cart/cart-slice';

export const STEP_TITLES = defineTexts('checkout.steps', {
  cart: 'Your tires',
  appointment: 'Installation appointment',
  payment: 'Billing and payment',
});

export const CHECKOUT_LABELS = defineTexts('checkout', {
  loading: 'Loading your cart',
  summary: 'Order summary',
  store: 'Installed at',
  editCart: 'Edit your cart',
  next: 'Continue',
  busy: 'Saving…',
  toPayment: 'Continue to payment',
  total: 'Total',
  details: 'Price details',
});

/** Formats the number of one of the three steps before the confirmation: `Step 1 of 3`. */
export const formatStepNumber = (step: number): string =>
  STEP_TEXTS.number({ number: step, count: CHECKOUT_STEPS.payment });

export const VEHICLE_TEXTS = defineTexts('checkout.vehicle', {
  title: 'Which vehicle are these tires for?',
  chosen: 'For your {vehicle}',
});

export const VISIT_TEXTS = defineTexts('checkout.visit', {
  time: 'Time',
  firstAvailable: 'First available: {day}',
  commentsHint:
    "For example, a wheel lock or a tire pressure light. Don't enter card numbers here.",
});

export const VISIT_FIELDS = defineTexts('checkout.visitFields', {
  dropWaitOption: 'Drop off or wait',
  pickupPreference: 'How should we let you know your vehicle is ready?',
  comments: 'Anything the store should know?',
});

export const BILLING_LABELS = defineTexts('checkout.billing', {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  mobile: 'Mobile phone',
  street1: 'Street address',
  street2: 'Apartment or suite',
  city: 'City',
  state: 'State',
  zip: 'Zip code',
});

/** What the email address is for, by how the visitor wants to hear that the vehicle is ready. */
export const EMAIL_HINTS = defineTexts('checkout.emailHints', {
  text: 'For your receipt and confirmation.',
  call: 'For your receipt and confirmation.',
  email: 'For your receipt and confirmation, and to tell you when your vehicle is ready.',
} satisfies Record<PickupPreference, string>);

/** What the phone number is for. */
export const MOBILE_HINTS = defineTexts('checkout.mobileHints', {
  text: "We'll text this number when your vehicle is ready.",
  call: "We'll call this number when your vehicle is ready.",
  email: "We'll use this number only if we have a question about your visit.",
} satisfies Record<PickupPreference, string>);

export const PAYMENT_LABELS = defineTexts('checkout.payment', {
  placeOrder: 'Place order – {total}',
  address: 'Billing address',
  card: 'Card',
  secure:
    'Your card details go directly to our payment provider. We never see your full card number.',
  accepted: 'Accepted cards',
  terms:
    'You can change or cancel until {time}. If you cancel, we cancel the whole order and refund your card. The links are in your confirmation email.',
  loading: 'Loading the card form',
  failed: "The card form didn't load. Check your connection and try again.",
  busy: 'Placing your order…',
  challenge: 'Confirm your payment',
  challengeHint: "We'll place your order once you've confirmed your payment.",
});

export const CARD_PROBLEMS = defineTexts('checkout.cardProblems', {
  incomplete: 'Complete your card details.',
  refused: 'Check your card details.',
  unavailable: "We couldn't reach the payment provider. Your order wasn't placed. Try again.",
});

export const STOCK_LABELS = defineTexts('checkout.stock', {
  limit: "This store can't get all of these tires. See your cart for other options.",
  change: 'Edit your cart',
  others: 'See other tires in this size',
  available: 'In stock at this store in the same size',
  none: "This store doesn't have enough of any other tire in this size.",
  /** Subject of the message that something takes longer than usual. */
  list: 'The list of other tires',
  each: '{price} ea.',
});

export const EMPTY_LABELS = defineTexts('checkout.empty', {
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
});

/** Why the cart is gone, if it hasn't expired. */
export const CHECKOUT_LOSSES: Readonly<Partial<Record<CartLoss, string>>> = defineTexts(
  'checkout.losses',
  {
    elsewhere: 'Your cart was emptied in another tab. Your card was not charged.',
    'signed-out': 'This cart is saved to an account. Sign in to see it.',
  },
);
