import type { Order } from '../../services/orders';

/** Texts of a placed order. */
export const ORDER_LABELS = {
  loading: 'Loading your order',
  placed: 'Thank you for your order',
  canceled: 'This order has been canceled',
  canceledHint: 'It may take a few days for the refund to appear on your statement.',
  vehicle: 'For your',
  card: 'Charged to',
  number: 'Order number',
  bought: 'What you bought',
  visit: 'Your installation',
  manage: 'Change or cancel',
  summary: 'Price details',
  storeFailed: "The store's address didn't load. Check your connection and try again.",
  storeLoading: 'Loading the store',
  signIn: 'Sign in to see your order',
  findTires: 'Find tires',
} as const;

/** Why an order isn't shown, by the state of its link. */
export const LOAD_PROBLEMS = {
  unknown: "We can't find this order. Check the link in your confirmation email.",
  forbidden:
    "This link doesn't open the order. Use the link in your confirmation email, or sign in.",
  foreign: 'This order belongs to another account. Use the link in your confirmation email.',
  failed: "Your order didn't load. Check your connection and try again.",
} as const;

const CARD_BRANDS = new Map([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
  ['discover', 'Discover'],
]);

/** Formats what a visitor may see of a card: `Visa ending in 0007`. */
export const formatCard = ({ payment }: Pick<Order, 'payment'>): string =>
  payment
    ? `${CARD_BRANDS.get(payment.paymentBrand) ?? 'card'} ending in ${payment.lastFour}`
    : 'card';

/** Formats the sentence about the refund of a canceled order. */
export const formatRefund = (order: Pick<Order, 'payment' | 'total'>): string =>
  `We're refunding ${order.total.formattedValue} to your ${formatCard(order)}.`;

export const formatEmailSent = (email: string): string => `We emailed the details to ${email}.`;

export const ACCOUNT_LABELS = {
  title: 'Save your details for next time',
  text: 'Choose a password to create an account with the details of this order.',
  password: 'Password',
  hint: 'Use at least 8 characters and no backslashes.',
  submit: 'Create an account',
  busy: 'Creating your account…',
  done: 'Your account has been created. Open the link in the email we sent you to verify your address.',
  exists: 'You already have an account with this email address. Sign in to see your orders.',
  failed: "We couldn't create your account. Your order isn't affected. Try again later.",
} as const;
