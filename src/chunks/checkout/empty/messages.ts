/** Texts of a checkout without a cart. */
export const EMPTY_LABELS = {
  title: 'Your cart is empty',
  text: 'Add tires to check out. We hold your cart for one hour.',
  expired: 'Your cart has expired. Your card was not charged.',
  failed: "Your cart didn't load. Check your connection and try again.",
  findTires: 'Find tires',
  cart: 'View cart',
} as const;
