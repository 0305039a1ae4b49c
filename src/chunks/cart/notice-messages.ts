import { formatTires } from '../../ui/cart/cart-messages';
import type { CartLoss } from '../../store/cart/cart-slice';

/** Texts of the notices about a cart. */
export const NOTICE_LABELS = {
  undo: 'Undo',
  restoring: 'Restoring…',
  signIn: 'Sign in',
  otherCart: 'You have another cart in your account.',
  merge: 'Add the tires from your other cart',
  dismissMerge: 'Not now',
} as const;

/** Formats what was removed: `Removed 4 tires.` */
export const formatRemoved = (count: number): string => `Removed ${formatTires(count)}.`;

/** Why there is no cart. */
export const LOSSES: Readonly<Record<CartLoss, string>> = {
  expired:
    'Your cart has expired. We hold carts for one hour. Add your tires again to see current prices.',
  removed: 'You removed the tires from your cart.',
  elsewhere: 'Your cart was emptied in another tab.',
  'signed-out': 'This cart is saved to an account. Sign in to see it.',
};

/** The messages about failures, by problem. */
export const NOTICE_PROBLEMS: Readonly<Record<string, string>> = {
  restore: "We couldn't restore your tires. Please try again.",
  restorePart: "We couldn't restore everything you removed. Please check your cart.",
  merge: "We couldn't add the tires from your other cart. Please try again.",
};
