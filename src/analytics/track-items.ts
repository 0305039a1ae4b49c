import { track } from './track';

/** The data of a tire or a pair of tires that ecommerce events contain. Nothing else is sent. */
interface TrackedItem {
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
