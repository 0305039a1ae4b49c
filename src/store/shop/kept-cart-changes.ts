import { array, safeParse } from 'valibot';
import { readSessionItem, writeSessionItem } from '../../browser/session-items';
import { cartChange } from '../../services/cart-schema';
import type { CartChange } from '../../services/cart-schema';
import { CART_CHANGES_KEY } from './forget-cart-changes';

const getValue = (amount: CartChange['from']): number =>
  typeof amount === 'number' ? amount : amount.value;

/** Joins changes of the same figure: from the oldest value to the newest. Drops those that were undone. */
const joinChanges = (changes: readonly CartChange[]): CartChange[] => {
  const joined = new Map<string, CartChange>();
  for (const change of changes) {
    const key = `${change.field} ${change.code}`;
    joined.set(key, { ...change, from: joined.get(key)?.from ?? change.from });
  }
  return [...joined.values()].filter(({ from, to }) => getValue(from) !== getValue(to));
};

/** Reads the changes of the cart that the visitor has not confirmed in this tab. */
export const readCartChanges = (): CartChange[] => {
  const parsed = safeParse(array(cartChange), readSessionItem(CART_CHANGES_KEY));
  return parsed.success ? parsed.output : [];
};

/**
 * Keeps changes, since the host reports each only once, maybe to a page without a cart.
 * @returns all changes that the visitor has not confirmed
 */
export const keepCartChanges = (changes: readonly CartChange[]): CartChange[] => {
  const before = readCartChanges();
  if (changes.length === 0) return before;
  const all = joinChanges([...before, ...changes]);
  writeSessionItem(CART_CHANGES_KEY, all);
  return all;
};
