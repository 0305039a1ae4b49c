import type { CartEvent } from './events';
import { track } from './track';

/** Tracks that a visitor sees the page of a tire. @param price US dollars */
export const trackViewedItem = (id: string, price: number): void =>
  track({
    event: 'view_item',
    ecommerce: { currency: 'USD', value: price, items: [{ item_id: id, price }] },
  });

interface TrackedCart {
  readonly items: readonly {
    readonly code: string;
    readonly qty: number;
    readonly price: { readonly value: number };
  }[];
  /** Amounts in US dollars. */
  readonly totals: { readonly items: { readonly value: number } };
}

/**
 * Tracks that a visitor sees the cart, adds or removes all of its tires, begins to check out, or orders.
 * @param orderNumber the order's number, for a purchase
 */
export const trackCart = (
  event: CartEvent['event'],
  { items, totals }: TrackedCart,
  orderNumber?: string,
): void =>
  track({
    event,
    ecommerce: {
      currency: 'USD',
      ...(orderNumber !== undefined && { transaction_id: orderNumber }),
      value: totals.items.value,
      items: items.map(({ code, qty, price }) => ({
        item_id: code,
        price: price.value,
        quantity: qty,
      })),
    },
  });
