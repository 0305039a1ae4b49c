import { MAX_TIRES } from '../../domain/cart/max-tires';
import type { Cart, CartChange, MergedCart } from '../../services/cart-schema';
import { formatArticleWithAxle } from './format-article';

/** Texts of a cart that the cart page and the checkout share. */
export const CART_LABELS = {
  changes: 'Your cart has changed',
  confirmChanges: 'Got it',
  keep: 'Keep my cart',
  notKept: "We couldn't keep your cart. Please try again.",
  expiry: 'Time left',
  expiring: 'Your cart expires in two minutes. Do you want to keep it?',
} as const;

/** Formats the message that the cart's order has been placed. */
export const formatOrdered = (orderNumber: string): string =>
  `Your order ${orderNumber} has been placed. Your confirmation email has the details.`;

/** Formats a number of tires: `1 tire`. */
export const formatTires = (count: number): string => `${count} ${count === 1 ? 'tire' : 'tires'}`;

/** Formats a list of names: `A`, `A and B`, or `A, B, and C`. */
export const formatNames = (names: readonly string[]): string =>
  new Intl.ListFormat('en-US').format(names);

/** Formats an amount of money or a number. */
const formatFigure = (figure: CartChange['from']): string =>
  typeof figure === 'number' ? `${figure}` : figure.formattedValue;

const isZero = (figure: CartChange['from']): boolean =>
  (typeof figure === 'number' ? figure : figure.value) === 0;

/** Formats a change of the cart as a sentence with both figures. The cart provides the names. */
export const formatCartChange = (
  { code, field, from, to }: CartChange,
  { items, fees, discounts }: Pick<Cart, 'items' | 'fees' | 'discounts'>,
): string => {
  const item = items.find((article) => article.code === code);
  const tire = item ? formatArticleWithAxle(item) : 'a tire';
  const [before, now] = [formatFigure(from), formatFigure(to)];
  switch (field) {
    case 'price':
      return `The price of ${tire} changed from ${before} to ${now} each.`;
    case 'stock':
      return `The store's stock of ${tire} changed from ${before} to ${now}.`;
    case 'discount': {
      const name = discounts.find(({ friendlyId }) => friendlyId === code)?.displayName;
      if (isZero(from)) return `You now save ${now}${name ? ` with ${name}` : ''}.`;
      return isZero(to)
        ? `An offer has ended, so you no longer save ${before}.`
        : `Your savings${name ? ` with ${name}` : ''} changed from ${before} to ${now}.`;
    }
    case 'fee': {
      const name = fees.find((fee) => fee.code === code)?.name ?? 'A fee';
      return `${name} changed from ${before} to ${now}.`;
    }
    case 'tax':
      return `Sales tax changed from ${before} to ${now}.`;
    default:
      return field satisfies never;
  }
};

/** Formats a sentence about an article that a merge has left out. */
export const formatRefused = (
  { code, qty }: MergedCart['refused'][number],
  {
    items,
    addOns,
  }: Pick<Cart, 'items'> & { readonly addOns: readonly { readonly code: string }[] },
  offered: readonly { readonly code: string; readonly name: string }[] = [],
): string => {
  const item = items.find((article) => article.code === code);
  if (item) {
    return `We couldn't add ${qty} ${formatArticleWithAxle(item)} ${qty === 1 ? 'tire' : 'tires'}. A cart can hold up to ${MAX_TIRES} of each tire.`;
  }
  const isService = [...addOns, ...offered].some((addOn) => addOn.code === code);
  return isService
    ? "A service from your other cart isn't available for this cart."
    : `We couldn't add ${formatTires(qty)} (item ${code}) from your other cart, because this store doesn't sell that tire.`;
};
