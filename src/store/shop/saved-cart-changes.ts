import { array, safeParse } from 'valibot';
import { readSessionItem, writeSessionItem } from '../../browser/session-items';
import { cartChange } from '../../services/cart-schema';
import type { CartChange } from '../../services/cart-schema';
import { CART_CHANGES_KEY } from './forget-cart-changes';

const getValue = (amount: CartChange['from']): number =>
  typeof amount === 'number' ? amount : amount.value;

/** Combines the changes of each field into one, and drops those that were undone. */
const combineChanges = (changes: readonly CartChange[]): CartChange[] => {
  const combined = new Map<string, CartChange>();
  for (const change of changes) {
    const key = `${change.field} ${change.code}`;
    combined.set(key, { ...change, from: combined.get(key)?.from ?? change.from });
  }
  return [...combined.values()].filter(({ from, to }) => getValue(from) !== getValue(to));
};

/** Reads the changes of the cart that the visitor has not confirmed in this tab. */
export const readCartChanges = (): CartChange[] => {
  const parsed = safeParse(array(cartChange), readSessionItem(CART_CHANGES_KEY));
  return parsed.success ? parsed.output : [];
};

/**
 * Saves changes, because the host reports each of them only once, possibly to a page that doesn't show it.
 * @returns all changes that the visitor has not confirmed
 */
export const saveCartChanges = (changes: readonly CartChange[]): CartChange[] => {
  const saved = readCartChanges();
  if (changes.length === 0) return saved;
  const all = combineChanges([...saved, ...changes]);
  writeSessionItem(CART_CHANGES_KEY, all);
  return all;
};
