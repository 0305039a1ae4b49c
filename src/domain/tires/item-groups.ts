import type { CartItem } from '../../services/cart-schema';
import { getAxle } from './axle';

type PackagedItem = Pick<CartItem, 'packageId' | 'code'>;

/** A tire, or the front and the rear tire of a pair, which are bought together. */
export type ItemGroup<Item extends PackagedItem = CartItem> = readonly [Item, ...Item[]];

/**
 * Groups the articles of a cart or an order by package. The front tire of a pair is the first of its group.
 */
export const groupItems = <Item extends PackagedItem>(
  items: readonly Item[],
): ItemGroup<Item>[] => {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(item.packageId);
    if (!group) groups.set(item.packageId, [item]);
    else if (getAxle(item) === 'front') group.unshift(item);
    else group.push(item);
  }
  return [...groups.values()];
};

/** Returns the article of the group's tire page: both codes of a pair, joined by an underscore. */
export const getArticle = (group: ItemGroup<PackagedItem>): string =>
  group.map(({ code }) => code).join('_');

/** Returns the number of tires in a cart, a quote, or a part of one. */
export const countTires = ({
  items,
}: {
  readonly items: readonly { readonly qty: number }[];
}): number => items.reduce((sum, { qty }) => sum + qty, 0);
