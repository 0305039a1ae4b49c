import { formatTires } from '../../../ordering/cart-messages';
import type { CartLoss } from '../../../store/shop/cart-activity';

/** Texts of the notices about a cart. */
export const NOTICE_LABELS = {
  undo: 'Undo',
  restoring: 'Putting them back…',
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
    'Your cart has expired. We hold a cart for one hour. Add your tires again to see the current prices.',
  removed: 'You removed the tires from your cart.',
  elsewhere: 'Your cart was emptied in another tab.',
  'signed-out': 'That cart belongs to an account. Sign in to see it again.',
};

/** What the visitor can do about a failure, by the problem's name. */
export const NOTICE_PROBLEMS: Readonly<Record<string, string>> = {
  restore: "Your tires weren't put back. Please try again.",
  restorePart: "Some of what you removed couldn't be put back. Check your cart.",
  merge: "The tires from your other cart weren't added. Please try again.",
  keep: "We couldn't keep your cart. Please try again.",
};
