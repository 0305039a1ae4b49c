import { array, boolean, exactOptional, object } from 'valibot';
import { parseData } from '../../browser/parse-data';
import { readSessionItem, writeSessionItem } from '../../browser/session-items';
import { cartChange } from '../../services/cart-schema';
import type { CartChange } from '../../services/cart-schema';
import { HOST_CHANGES_KEY } from './cart-storage';

/** A change as this tab saves it. */
const savedChange = object({ ...cartChange.entries, isByMove: exactOptional(boolean()) });

const getValue = (figure: CartChange['from']): number | string =>
  typeof figure === 'object' ? figure.value : figure;

/**
 * Merges the changes of each field into one, from the oldest value to the newest; if the cart has moved in between, the
 * two are those of different stores. Drops changes that cancel out.
 */
const combineChanges = (changes: readonly CartChange[]): CartChange[] => {
  const combined = new Map<string, CartChange>();
  for (const change of changes) {
    const key = `${change.field} ${change.code}`;
    const earlier = combined.get(key);
    combined.set(key, { ...earlier, ...change, from: earlier?.from ?? change.from });
  }
  return [...combined.values()].filter(({ from, to }) => getValue(from) !== getValue(to));
};

const readHostChanges = (): CartChange[] =>
  parseData(array(savedChange), readSessionItem(HOST_CHANGES_KEY)) ?? [];

/**
 * Saves the host's changes until the visitor confirms them, because the host reports each change only once, and
 * the page that receives it may not show it.
 * @returns all changes that the visitor has not confirmed
 */
export const saveHostChanges = (changes: readonly CartChange[]): CartChange[] => {
  const saved = readHostChanges();
  if (changes.length === 0) return saved;
  const all = combineChanges([...saved, ...changes]);
  writeSessionItem(HOST_CHANGES_KEY, all);
  return all;
};
