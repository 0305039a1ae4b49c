import { formatNames } from '../../../ordering/cart-messages';

/** Texts of a quote and of what adding it to the cart does. */
export const QUOTE_LABELS = {
  heading: 'Your quote',
  schedule: 'Schedule the installation',
  noPrice: "This store doesn't show prices online. Schedule the installation or call the store.",
} as const;

/** @param day such as `Dec 22, 2026` */
export const formatGoodThrough = (day: string): string => `Good through ${day}.`;

/** Formats what happens to the tires of a visitor's cart. @param tires such as `4 × Northpeak Trail` */
export const formatReplaced = (tires: readonly string[]): string =>
  `Your cart has ${formatNames(tires)}. Adding these replaces them.`;
