import { defineTexts } from '../../language/define-texts';
import { CHECKOUT_STEPS } from '../../site/checkout-step';
import { STEP_TEXTS } from '../../ui/messages';
import type { PickupPreference } from '../../services/appointments';
import type { CartLoss } from '../../store/cart/cart-slice';
import type { OrderProblem } from '../../store/checkout/checkout-slice';
import { formatNames } from '../../ui/cart/cart-messages';

/** Why a card was declined, by the reason in the response. */
const DECLINES = defineTexts('checkout.declines', {
  declined: 'Your card was declined. Use another card, or call your bank.',
  insufficientFunds:
    "Your card was declined because it doesn't have enough available funds. Use another card.",
  wrongSecurityCode:
    "Your card was declined because the security code doesn't match. Check the code on your card.",
  challengeDeclined: 'The payment was not confirmed. Try again, or use another card.',
  timeout: "Your bank didn't respond in time, and your card was not charged. Try again.",
  unavailable:
    "We couldn't reach the payment provider, and your card was not charged. Try again in a minute.",
  tokenUnknown: 'Your card details have expired. Enter them again.',
  other: 'Your card was declined. Use another card.',
});

const PROBLEMS = defineTexts('checkout.problems', {
  priceChanged:
    "Your total has changed from {from} to {to}. Your order hasn't been placed yet. Check the new total, then place your order.",
  outOfStock:
    "The store can no longer get enough of {tires}. Your order wasn't placed, and your card was not charged.",
  noEcommerce:
    "This store doesn't sell online right now. Your order wasn't placed. Call the store to order.",
  noAppointments:
    "This store doesn't take appointments online right now. Your order wasn't placed. Call the store to order.",
  tooManyAppointments:
    "Your order wasn't placed, and your card was not charged, because several appointments are already booked with your email address or phone number. Cancel one of them, or call the store.",
  tooOften:
    "Your order wasn't placed, and your card was not charged, because there were too many requests from your network. Try again in an hour, or call the store.",
  vehicle:
    "A service in your cart doesn't fit your vehicle. Your order wasn't placed. Remove the service from your cart, or choose another vehicle.",
  slotTaken: "Your time was just taken, and your order wasn't placed. Choose another time.",
  challengeFailed: "Your bank's verification didn't load or has expired. Place your order again.",
  notPlaced: "Your order didn't go through, and your card was not charged. Try again.",
  refused: "Your order wasn't placed, and your card was not charged. Try again, or call the store.",
});

export const CHECKING_LABELS = defineTexts('checkout.check', {
  /** Precedes the vehicle of the order. */
  vehicle: 'Tires for your',
  theseTires: 'these tires',
  title: 'Checking your order',
  checking: 'We are checking whether your order went through.',
  uncertain:
    "We haven't been able to confirm your order yet. Check again before you order elsewhere. You won't be charged twice.",
  checkAgain: 'Check again',
});

const isDecline = (reason: string): reason is keyof typeof DECLINES =>
  Object.hasOwn(DECLINES, reason);

export const getDecline = (reason: string): string =>
  DECLINES[isDecline(reason) ? reason : 'other'];

/** Formats why an order wasn't placed. @param names the names of the articles, by code */
export const formatProblem = (
  problem: Exclude<OrderProblem, { kind: 'declined' }>,
  names: ReadonlyMap<string, string>,
): string => {
  switch (problem.kind) {
    case 'priceChanged':
      return PROBLEMS.priceChanged({
        from: problem.from.formattedValue,
        to: problem.to.formattedValue,
      });
    case 'outOfStock': {
      const missing = problem.codes.flatMap((code) => names.get(code) ?? []);
      return PROBLEMS.outOfStock({ tires: formatNames(missing) || CHECKING_LABELS.theseTires });
    }
    default:
      return PROBLEMS[problem.kind];
  }
};

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

export const END_LABELS = defineTexts('checkout.empty', {
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
