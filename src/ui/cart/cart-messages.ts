import { defineTexts } from '../../language/define-texts';
import { formatDate } from '../../language/dates';
import { forLocale } from '../../language/language';
import type { Cart, CartChange, MergedCart } from '../../services/cart-schema';
import { formatArticleWithAxle } from './format-article';
import { getFeeName, PRICE_LABELS } from './price-messages';
import { MAX_TIRES } from './QuantityField';

export const CART_LABELS = defineTexts('cart.shared', {
  changes: 'Your cart has changed',
  confirmChanges: 'Got it',
  keep: 'Keep my cart',
  notKept: "We couldn't keep your cart. Please try again.",
  expiry: 'Time left',
  expiring: 'Your cart expires in two minutes. Do you want to keep it?',
  expiresIn: 'Your cart expires in {time}',
  ordered: 'Your order {orderNumber} has been placed. Your confirmation email has the details.',
});

const listFormat = forLocale((locale) => new Intl.ListFormat(locale));

/** Formats a list of names: `A`, `A and B`, or `A, B, and C`. */
export const formatNames = (names: readonly string[]): string => listFormat().format(names);

const CHANGES = defineTexts('cart.changes', {
  price: 'The price of {tire} changed from {from} to {to} each.',
  /** Like the others that end in `Here`, after a move to another store. */
  priceHere: '{tire} costs {to} each at this store instead of {from}.',
  stock: "The store's stock of {tire} changed from {from} to {to}.",
  stockHere: 'This store has {to} of {tire} in stock.',
  noStockHere: "This store doesn't have {tire} in stock.",
  newSaving: 'You now save {to}.',
  newSavingWithOffer: 'You now save {to} with {offer}.',
  offerEnded: 'An offer has ended, so you no longer save {from}.',
  offerNotHere: "An offer isn't valid at this store, so you no longer save {from}.",
  saving: 'Your savings changed from {from} to {to}.',
  savingWithOffer: 'Your savings with {offer} changed from {from} to {to}.',
  charge: '{charge} changed from {from} to {to}.',
  addOn: "A service for {from} has been removed, because it isn't available at this store.",
  readyOn: '{tire} will be ready on {to} instead of {from}.',
  newlyReady: '{tire} can be ready on {to}.',
  notReady: "This store can't get {tire} at the moment.",
  unknownFee: 'A fee',
  unknownTire: 'a tire',
});

const formatFigure = (figure: CartChange['from']): string => {
  if (typeof figure === 'object') return figure.formattedValue;
  return typeof figure === 'number' ? `${figure}` : figure && formatDate(figure, 'short');
};

const isZero = (figure: CartChange['from']): boolean =>
  typeof figure === 'object' && figure.value === 0;

/** Formats a change of the cart as a sentence with both figures. The cart provides the names. */
export const formatCartChange = (
  change: CartChange,
  { items, fees, discounts }: Pick<Cart, 'items' | 'fees' | 'discounts'>,
): string => {
  const { code, field, isByMove } = change;
  const item = items.find((article) => article.code === code);
  const tire = item ? formatArticleWithAxle(item) : CHANGES.unknownTire;
  const [from, to] = [formatFigure(change.from), formatFigure(change.to)];
  switch (field) {
    case 'price':
      return isByMove ? CHANGES.priceHere({ tire, from, to }) : CHANGES.price({ tire, from, to });
    case 'stock':
      if (!isByMove) return CHANGES.stock({ tire, from, to });
      return change.to === 0 ? CHANGES.noStockHere({ tire }) : CHANGES.stockHere({ tire, to });
    case 'discount': {
      const offer = discounts.find(({ friendlyId }) => friendlyId === code)?.displayName;
      if (isZero(change.from)) {
        return offer ? CHANGES.newSavingWithOffer({ to, offer }) : CHANGES.newSaving({ to });
      }
      if (isZero(change.to)) {
        return isByMove ? CHANGES.offerNotHere({ from }) : CHANGES.offerEnded({ from });
      }
      return offer ? CHANGES.savingWithOffer({ offer, from, to }) : CHANGES.saving({ from, to });
    }
    case 'fee': {
      const fee = fees.find((entry) => entry.code === code);
      const charge = fee ? getFeeName(code, fee.name) : CHANGES.unknownFee;
      return CHANGES.charge({ charge, from, to });
    }
    case 'addOn':
      return CHANGES.addOn({ from });
    case 'readyDate':
      if (to === '') return CHANGES.notReady({ tire });
      return from === '' ? CHANGES.newlyReady({ tire, to }) : CHANGES.readyOn({ tire, from, to });
    case 'tax':
      return CHANGES.charge({ charge: PRICE_LABELS.tax, from, to });
    default:
      return field satisfies never;
  }
};

const REFUSALS = defineTexts('cart.refusals', {
  tooMany:
    "We couldn't add {count, number} {tire} {count, plural, one {tire} other {tires}}. A cart can hold up to {max, number} of each tire.",
  service: "A service from your other cart isn't available for this cart.",
  notSold:
    "We couldn't add {count, plural, one {# tire} other {# tires}} (item {code}) from your other cart, because this store doesn't sell that tire.",
});

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
    return REFUSALS.tooMany({ count: qty, tire: formatArticleWithAxle(item), max: MAX_TIRES });
  }
  const isService = [...addOns, ...offered].some((addOn) => addOn.code === code);
  return isService ? REFUSALS.service : REFUSALS.notSold({ count: qty, code });
};
