import type { CartItem } from '../services/cart-schema';

/** A tire, or the front and the rear tire of a pair, which are bought together. */
export type ItemGroup = readonly [CartItem, ...CartItem[]];

/**
 * Groups the articles of a cart by package. The package of a pair is named after its articles, front
 * first, which is also their order in the group.
 */
export const groupItems = (items: readonly CartItem[]): ItemGroup[] => {
  const groups = new Map<string, [CartItem, ...CartItem[]]>();
  for (const item of items) {
    const group = groups.get(item.packageId);
    if (!group) groups.set(item.packageId, [item]);
    else if (item.packageId.startsWith(`${item.code}_`)) group.unshift(item);
    else group.push(item);
  }
  return [...groups.values()];
};

/** Returns the size of an article, and for which axle it is if its group is a pair: `205/55R16, front`. */
export const formatItemSize = (group: ItemGroup, { code, size }: CartItem): string =>
  group.length === 1 ? size : `${size}, ${code === group[0].code ? 'front' : 'rear'}`;

/** Returns the article of the group's tire page: both codes of a pair, joined by an underscore. */
export const getArticle = (group: ItemGroup): string => group.map(({ code }) => code).join('_');
