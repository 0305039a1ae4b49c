import type { OrderProblem } from '../../store/shop/checkout-entries';

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
  editCart: 'Change quantity or services in your cart',
  next: 'Continue',
  busy: 'Saving…',
  toPayment: 'Continue to payment',
  total: 'Total',
  details: 'Price details',
  notLoaded: "This part of the checkout didn't load.",
} as const;

export const EMPTY_LABELS = {
  title: 'Your cart is empty',
  text: "There's nothing to check out. Carts are kept for one hour.",
  expired: 'Your cart has expired. Your card was not charged.',
  findTires: 'Find tires',
  cart: 'View cart',
} as const;

export const formatOrdered = (orderNumber: string): string =>
  `Your order ${orderNumber} has been placed. Your confirmation email has the details.`;

export const VISIT_TEXTS = {
  dropWaitOption: 'On the day',
  pickupPreference: 'When your vehicle is ready, how should we tell you?',
  comments: 'Anything the store should know?',
  commentsHint: 'Such as a wheel lock or a tire pressure light. Never enter card numbers here.',
} as const;

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
  mobile: 'So that the store can reach you on the day of the installation.',
} as const;

export const PAYMENT_LABELS = {
  address: 'Billing address',
  card: 'Card',
  secure: 'Your card details go straight to our payment provider. We never see them.',
  loading: 'Loading the card fields',
  failed: "The card fields didn't load. Check your connection and try again.",
  busy: 'Placing your order…',
  challenge: 'Your bank wants to confirm this payment',
  challengeHint: 'Answer the question below. Your order is placed afterwards.',
} as const;

/** Formats the button that orders: `Place order – $712.40`. */
export const formatPlaceOrder = (total: string): string => `Place order – ${total}`;

/** Why there is no token of the card. */
export const CARD_PROBLEMS = {
  incomplete: 'Complete your card details.',
  refused: 'Check your card details.',
  unavailable: "We couldn't reach the payment provider. Your order wasn't placed. Try again.",
} as const;

const DECLINED: Readonly<Record<string, string>> = {
  declined: 'Your card was declined. Use another card, or call your bank.',
  insufficientFunds:
    "Your card was declined because it doesn't have enough available funds. Use another card.",
  wrongSecurityCode:
    "Your card was declined because the security code doesn't match. Check the code on your card.",
  challengeDeclined: 'The payment was not confirmed. Try again, or use another card.',
  timeout: "Your bank didn't respond in time, and your card was not charged. Try again.",
  tokenUnknown: 'Your card details have expired. Enter them again.',
};

const PROBLEMS: Readonly<
  Record<Exclude<OrderProblem['kind'], 'outOfStock' | 'priceChanged' | 'declined'>, string>
> = {
  cartExpired: EMPTY_LABELS.expired,
  noEcommerce:
    "This store doesn't sell online right now. Your order wasn't placed. Call the store to order.",
  noAppointments:
    "This store doesn't take appointments online right now. Your order wasn't placed. Call the store to order.",
  slotTaken: "Your time was just taken, and your order wasn't placed. Choose another time.",
  challengeFailed: "Your bank's question didn't load or has expired. Place your order again.",
  notPlaced: "Your order didn't go through, and your card was not charged. Try again.",
  refused: "Your order wasn't placed, and your card was not charged. Try again, or call the store.",
};

/** Formats why an order wasn't placed. @param names of the articles by their codes */
export const formatProblem = (
  problem: OrderProblem,
  names: ReadonlyMap<string, string>,
): string => {
  switch (problem.kind) {
    case 'priceChanged':
      return `Your total has changed from ${problem.from.formattedValue} to ${problem.to.formattedValue}. Your order wasn't placed yet. Check the new total, then place your order.`;
    case 'outOfStock': {
      const sold = problem.codes.flatMap((code) => names.get(code) ?? []);
      return `The store no longer has enough of ${sold.join(' and ') || 'these tires'}. Your order wasn't placed, and your card was not charged.`;
    }
    case 'declined':
      return DECLINED[problem.reason] ?? 'Your card was declined. Use another card.';
    default:
      return PROBLEMS[problem.kind];
  }
};

export const CHECKING_LABELS = {
  title: 'Checking your order',
  checking: 'We are checking whether your order went through.',
  uncertain:
    "We couldn't find out yet whether your order went through. Check again before you order elsewhere. You won't be charged twice.",
  checkAgain: 'Check again',
} as const;

export const STOCK_LABELS = {
  change: 'Change your cart',
  others: 'See other tires in this size',
  available: 'In stock at this store in the same size',
  each: 'ea.',
} as const;

/** Formats how many tires the store has: `Only 2 in stock at this store`. */
export const formatStock = (stock: number): string =>
  stock === 0 ? 'Not in stock at this store' : `Only ${stock} in stock at this store`;
