import type { CartLoss } from '../../../store/cart/cart-slice';

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
