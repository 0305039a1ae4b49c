import { defineTexts } from '../../language/define-texts';
import type { CartLoss } from '../../store/cart/cart-slice';

export const NOTICE_LABELS = defineTexts('cart.notices', {
  removed: 'Removed {count, plural, one {# tire} other {# tires}}.',
  undo: 'Undo',
  restoring: 'Restoring…',
  signIn: 'Sign in',
  otherCart: 'You have another cart in your account.',
  merge: 'Add the tires from your other cart',
  dismissMerge: 'Not now',
});

export const LOSSES = defineTexts('cart.losses', {
  expired:
    'Your cart has expired. We hold carts for one hour. Add your tires again to see current prices.',
  removed: 'You removed the tires from your cart.',
  elsewhere: 'Your cart was emptied in another tab.',
  'signed-out': 'This cart is saved to an account. Sign in to see it.',
} satisfies Record<CartLoss, string>);

/** The failures that a notice above the cart reports. */
export const NOTICE_PROBLEMS: Readonly<Record<string, string>> = defineTexts('cart.problems', {
  restore: "We couldn't restore your tires. Please try again.",
  restorePart: "We couldn't restore everything you removed. Please check your cart.",
  merge: "We couldn't add the tires from your other cart. Please try again.",
});

/** The failures that are reported below the control of the change. */
export const CHANGE_PROBLEMS = defineTexts('cart.changeProblems', {
  quantity: "We couldn't change the quantity. Please try again.",
  /** The host changes one article at a time, so that one tire of a pair may change without the other. */
  quantityPart: 'Only some of the quantities have been changed. Please check them and try again.',
  addOn: "We couldn't update the service. Please try again.",
  remove: "We couldn't remove your tires. Please try again.",
  move: "We couldn't change the store. Please try again.",
  moveWithoutPrices: "This store doesn't show prices online. Your cart stays where it is.",
});
