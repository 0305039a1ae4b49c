import type { OrderProblem } from '../../store/checkout/checkout-slice';
import { defineTexts } from '../../language/define-texts';
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
