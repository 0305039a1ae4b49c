import type { TireGroup } from './tire-group';

/** The orders of a result; the first is the default. */
export const SORTS = [
  'recommended',
  'priceLowToHigh',
  'priceHighToLow',
  'rating',
  'mileage',
  'brand',
] as const;

export type TireSort = (typeof SORTS)[number];

export const DEFAULT_SORT: TireSort = 'recommended';

/** The sort keys of a group; ties are broken by its ID. */
type SortKeys = readonly [first: number | string, second: number];

interface KeyedGroup {
  readonly group: TireGroup;
  readonly keys: SortKeys;
}

const isInStock = ({ inventory, isLowStock }: TireGroup): boolean =>
  inventory.length > 0 && !isLowStock;

/** Returns the keys of a sort, smallest first; a group without a price goes last. */
const createKeys = (
  sort: TireSort,
  bestSellers: readonly string[],
): ((group: TireGroup) => SortKeys) => {
  const ranks = new Map(bestSellers.map((id, rank) => [id, rank]));
  const { length: lastRank } = bestSellers;
  const keys: Readonly<Record<TireSort, (group: TireGroup) => SortKeys>> = {
    recommended: (group) => [
      (ranks.get(group.id) ?? lastRank) + (isInStock(group) ? 0 : lastRank + 1),
      group.avgPrice ?? Infinity,
    ],
    priceLowToHigh: ({ avgPrice = Infinity }) => [avgPrice, 0],
    priceHighToLow: ({ avgPrice = -Infinity }) => [-avgPrice, 0],
    rating: ({ rating }) => [-rating.averageRating, -rating.reviewCount],
    mileage: ({ tires: [tire] }) => [-tire.mileage, 0],
    brand: ({ tires: [tire] }) => [tire.brand, 0],
  };
  return keys[sort];
};

/** Compares numbers, or texts as the services do. */
const compare = <Key extends number | string>(one: Key, other: Key): number =>
  one < other ? -1 : one > other ? 1 : 0;

/**
 * Sorts groups; ties are broken by ID.
 * @param bestSellers group IDs, best seller first
 * @param count number of groups to return; finding the first few is much faster than sorting all
 */
export const sortGroups = (
  groups: readonly TireGroup[],
  sort: TireSort,
  bestSellers: readonly string[],
  count = groups.length,
): readonly TireGroup[] => {
  const getKeys = createKeys(sort, bestSellers);
  // Each key is computed once, because a sort compares each group several times.
  const compareKeyed = (one: KeyedGroup, other: KeyedGroup): number =>
    compare(one.keys[0], other.keys[0]) ||
    compare(one.keys[1], other.keys[1]) ||
    compare(one.group.id, other.group.id);
  let first: KeyedGroup[] = [];
  const trim = () => first.sort(compareKeyed).slice(0, count);
  let last: KeyedGroup | undefined;
  for (const group of groups) {
    const keyed = { group, keys: getKeys(group) };
    if (last && compareKeyed(keyed, last) > 0) continue;
    if (first.push(keyed) < 2 * count) continue;
    first = trim();
    last = first.at(-1);
  }
  return trim().map(({ group }) => group);
};
