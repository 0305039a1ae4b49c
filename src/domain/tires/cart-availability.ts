import type { CartItem } from '../../services/cart-schema';
import { describeArrival, UNKNOWN_STORE } from './availability';
import type { Availability, StockingStore } from './availability';

/** The facts of an article in a cart or an order that say when and from where it arrives. */
type ArrivingItem = Pick<CartItem, 'qty' | 'arrival' | 'readyDate' | 'storesNearby'>;

/** Returns the latest ready date of some items, YYYY-MM-DD; null if nobody has one of them. */
const getReadyDate = (items: readonly ArrivingItem[]): string | null =>
  items.reduce<string | null>(
    (latest, { readyDate }) =>
      latest === null || readyDate == null ? null : readyDate > latest ? readyDate : latest,
    '',
  );

/**
 * Says when the tires of a group in the cart are ready, in the same words as the lists and the detail page.
 * @param store null while its details are unknown
 */
export const getCartAvailability = (
  group: readonly ArrivingItem[],
  store: StockingStore | null,
  now: Date,
): Availability | undefined =>
  describeArrival(
    getReadyDate(group),
    group.map(({ qty, arrival, storesNearby }) => ({ qty, ...arrival, storesNearby })),
    store ?? UNKNOWN_STORE,
    now,
  );

/** Checks whether the brand has too few tires of an article in the cart. */
export const isShort = ({ readyDate }: Pick<CartItem, 'readyDate'>): boolean => readyDate == null;
