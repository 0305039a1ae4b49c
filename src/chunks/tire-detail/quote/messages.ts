import { formatNames } from '../../../ui/cart/cart-messages';

/** Texts of a quote, and of the effects of adding it to the cart. */
export const QUOTE_LABELS = {
  heading: 'Your quote',
  schedule: 'Schedule the installation',
} as const;

/** Formats how long a quote is valid. @param day such as `Dec 22, 2026` */
export const formatGoodThrough = (day: string): string => `Good through ${day}.`;

/** Formats the note that a visitor's cart will be replaced. @param tires such as `4 × Northpeak Trail` */
export const formatReplaced = (tires: readonly string[]): string =>
  `Your cart has ${formatNames(tires)}. Adding these replaces them.`;
