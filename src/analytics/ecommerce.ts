import { track } from './track';

/** The data of a tire or a pair of tires that ecommerce events contain. Nothing else is sent. */
export interface TrackedItem {
  /** The article's code, or both codes of a pair joined by an underscore. */
  readonly id: string;
  /** US dollars; undefined without a price. */
  readonly price: number | undefined;
}

/**
 * Tracks that a visitor sees tires in search results, or opens one of them.
 * @param searchType what the visitor searched by
 * @param items the tires with their positions in the results, from 0
 */
export const trackItems = (
  event: 'view_item_list' | 'select_item',
  searchType: 'vehicle' | 'size',
  items: readonly (TrackedItem & { readonly index: number })[],
): void => {
  if (!items[0]) return;
  track({
    event,
    ecommerce: {
      currency: 'USD',
      item_list_id: `tires_by_${searchType}`,
      items: items.map(({ id, price, index }) => ({ item_id: id, price, index })),
    },
  });
};

/** Tracks that a visitor sees the page of a tire. @param price US dollars */
export const trackViewedItem = (id: string, price: number): void =>
  track({
    event: 'view_item',
    ecommerce: { currency: 'USD', value: price, items: [{ item_id: id, price }] },
  });

/** The data of a cart that its events contain. */
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
  event: 'view_cart' | 'add_to_cart' | 'remove_from_cart' | 'begin_checkout' | 'purchase',
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
