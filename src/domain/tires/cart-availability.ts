import { AVAILABILITY_TEXTS, getAvailability, UNKNOWN_STORE } from './availability';
import type { Availability, StockingStore } from './availability';
import type { ItemGroup } from './item-groups';
import type { CartItem } from '../../services/cart-schema';

/**
 * Describes when the tires of a group in the cart will be ready, in the same words as the lists and the detail
 * page. If the host doesn't return the stock of other stores, says only what the store has.
 * @param store null while its details are unknown
 */
export const getCartAvailability = (
  group: ItemGroup,
  store: StockingStore | null,
  now: Date,
): Availability | undefined => {
  const { storeName, temporarilyClosed } = store ?? UNKNOWN_STORE;
  const availability = getAvailability(
    group.map(({ stock, q_local, q_sister, storesNearby }) => ({
      quantity: stock,
      q_local: q_local ?? 0,
      q_sister: q_sister ?? 0,
      storesNearby,
    })),
    group.map(({ qty }) => qty),
    store ?? UNKNOWN_STORE,
    now,
  );
  const isUnknown = group.some(({ q_sister }) => typeof q_sister !== 'number');
  return isUnknown && availability?.kind === 'none' && temporarilyClosed !== 'Y'
    ? {
        kind: 'elsewhere',
        text: AVAILABILITY_TEXTS.notHere({ store: storeName || AVAILABILITY_TEXTS.yourStore }),
      }
    : availability;
};

/** Checks whether the cart has more tires of an article than the store has in stock. */
export const isShort = ({ stock, qty }: Pick<CartItem, 'stock' | 'qty'>): boolean => stock < qty;
