import { compareValues } from '../text/compare-values';
import { getMileage } from './tire-group';
import type { TireGroup } from './tire-group';

/** The sort orders of a result; the first is the default. */
export const SORTS = [
  'recommended',
  'priceLowToHigh',
  'priceHighToLow',
  'rating',
  'mileage',
  'brand',
] as const;

export type TireSort = (typeof SORTS)[number];

export const DEFAULT_SORT = SORTS[0];

type GetKey = (group: TireGroup) => number | string;

const isInStock = ({ inventory, isLowStock }: TireGroup): boolean =>
  inventory.length > 0 && !isLowStock;

/** Returns the sort keys of an order, ascending. When sorting by price, groups without a price go last. */
const getKeys = (
  sort: TireSort | 'highestRated',
  bestSellers: readonly string[],
): readonly [first: GetKey, second?: GetKey] => {
  const ranks = new Map(bestSellers.map((id, rank) => [id, rank]));
  const { length: lastRank } = bestSellers;
  const getRating: GetKey = ({ rating }) => -rating.averageRating;
  const keys: Readonly<Record<typeof sort, readonly [first: GetKey, second?: GetKey]>> = {
    recommended: [
      (group) => (ranks.get(group.id) ?? lastRank) + (isInStock(group) ? 0 : lastRank + 1),
      // The services and the CMS's list sort by the regular price: for a pair, by the sum of both prices.
      ({ price = Infinity }) => price,
    ],
    priceLowToHigh: [({ currentPrice = Infinity }) => currentPrice],
    priceHighToLow: [({ currentPrice = -Infinity }) => -currentPrice],
    rating: [getRating],
    highestRated: [getRating, ({ rating }) => -rating.reviewCount],
    mileage: [(group) => -getMileage(group)],
    brand: [({ tires: [tire] }) => tire.brand],
  };
  return keys[sort];
};

/**
 * Sorts groups; ties are broken by ID.
 * @param sort an order that the visitor selects, or the order of the "Highest rated" tab, which breaks ties
 * by the number of reviews first
 * @param bestSellers group IDs, best seller first
 */
export const sortGroups = (
  groups: readonly TireGroup[],
  sort: TireSort | 'highestRated',
  bestSellers: readonly string[],
): readonly TireGroup[] => {
  const [getFirst, getSecond = getFirst] = getKeys(sort, bestSellers);
  const compareGroups = (one: TireGroup, other: TireGroup): number =>
    compareValues(getFirst(one), getFirst(other)) ||
    compareValues(getSecond(one), getSecond(other)) ||
    compareValues(one.id, other.id);
  return [...groups].sort(compareGroups);
};
