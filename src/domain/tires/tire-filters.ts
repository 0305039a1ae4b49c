import { compareValues } from '../text/compare-values';
import { countCards } from './line-card';
import { SPEED_RATINGS } from './load-and-speed';
import { getMileage, getSizeKey, isRunFlat } from './tire-group';
import type { TireGroup } from './tire-group';

/** The value of the price filter when it has no limit (SRCH-2). */
export const NO_PRICE_LIMIT = 999_999_999;

/** The filters of a result (SRCH-2). A group has to match at least one value of each active filter. */
export interface TireFilters {
  /** Friendly IDs of promotions and rebates. */
  readonly offer: readonly string[];
  /** Values of `getSizeKey`. */
  readonly size: readonly string[];
  readonly brands: readonly string[];
  /** Maximum price of one tire that the visitor pays, in US dollars, or `NO_PRICE_LIMIT`. */
  readonly price: number;
  /** Minimum average rating; null for any. */
  readonly rating: number | null;
  /** Keys of `MILEAGE_BANDS`. */
  readonly mileage: readonly string[];
  readonly type: readonly string[];
  /** `here`: a whole set is in stock at the store. */
  readonly stock: readonly string[];
  readonly speed: readonly string[];
  /** Load ranges, such as `XL`. */
  readonly load: readonly string[];
  /** `yes` or `no`. */
  readonly runFlat: readonly string[];
}

/** The filters in display order. */
export const FILTER_NAMES = [
  'stock',
  'offer',
  'brands',
  'type',
  'size',
  'price',
  'rating',
  'mileage',
  'speed',
  'load',
  'runFlat',
] as const;

export type FilterName = (typeof FILTER_NAMES)[number];

export const NO_FILTERS: TireFilters = {
  offer: [],
  size: [],
  brands: [],
  price: NO_PRICE_LIMIT,
  rating: null,
  mileage: [],
  type: [],
  stock: [],
  speed: [],
  load: [],
  runFlat: [],
};

/** The offered maximum prices of one tire in US dollars. A query may contain any other price. */
const PRICE_LIMITS = [75, 100, 125, 150, 200, 250, 300] as const;

/** The minimum ratings that can be selected. */
export const RATING_LIMITS = [4, 3, 2] as const;

/** Ranges of the mileage warranty, with their keys in the URL. */
export const MILEAGE_BANDS = [
  { key: '70000', from: 70_000, to: Infinity },
  { key: '50000', from: 50_000, to: 69_999 },
  { key: '1', from: 1, to: 49_999 },
  { key: '0', from: 0, to: 0 },
] as const;

const getMileageKey = (group: TireGroup): string => {
  const mileage = getMileage(group);
  return MILEAGE_BANDS.find(({ from, to }) => mileage >= from && mileage <= to)?.key ?? '0';
};

type Offer = TireGroup['pricing'][number]['rebates'][number];

const listOffers = ({ pricing }: TireGroup): readonly Offer[] =>
  pricing.flatMap(({ potentialPromotions, rebates }) => [...potentialPromotions, ...rebates]);

/** Returns the names of the offers by their friendly IDs. */
export const getOfferNames = (groups: readonly TireGroup[]): ReadonlyMap<string, string> =>
  new Map(
    groups
      .flatMap(listOffers)
      .map(({ friendlyId, displayName, label }) => [
        friendlyId,
        displayName || label || friendlyId,
      ]),
  );

const VALUE_GETTERS = {
  brands: ({ tires: [{ brand }] }: TireGroup) => brand,
  type: ({ tires: [{ type }] }: TireGroup) => type,
  size: ({ tires }: TireGroup) => getSizeKey(tires),
  mileage: getMileageKey,
  stock: ({ inventory, isLowStock }: TireGroup) =>
    inventory.length > 0 && !isLowStock ? 'here' : '',
  speed: ({ tires: [{ speedRating }] }: TireGroup) => speedRating,
  load: ({ tires: [{ loadRange }] }: TireGroup) => loadRange,
  runFlat: (group: TireGroup) => (isRunFlat(group) ? 'yes' : 'no'),
} as const;

const NO_VALUES: readonly string[] = [];

/** Lists the selected values of a filter. Without a change, it is the same array, unless a price or rating is selected. */
export const listSelectedValues = (filters: TireFilters, name: FilterName): readonly string[] => {
  if (name === 'price') return filters.price === NO_PRICE_LIMIT ? NO_VALUES : [`${filters.price}`];
  if (name === 'rating') return filters.rating === null ? NO_VALUES : [`${filters.rating}`];
  return filters[name];
};

/** Sets the values of a filter. A price or rating filter gets only the last value. */
const setValues = (
  filters: TireFilters,
  name: FilterName,
  values: readonly string[],
): TireFilters => {
  const last = values.at(-1);
  if (name === 'price') return { ...filters, price: Number(last ?? NO_PRICE_LIMIT) };
  if (name === 'rating') return { ...filters, rating: last === undefined ? null : Number(last) };
  return { ...filters, [name]: [...new Set(values)].sort() };
};

export interface SelectedFilter {
  readonly name: FilterName;
  readonly value: string;
}

/** Adds a value; a price or rating replaces the previous one (SRCH-2). */
export const addFilter = (filters: TireFilters, { name, value }: SelectedFilter): TireFilters =>
  setValues(filters, name, [...listSelectedValues(filters, name), value]);

/** Removes a value, or does nothing if it isn't selected (SRCH-2). */
export const removeFilter = (filters: TireFilters, { name, value }: SelectedFilter): TireFilters =>
  setValues(
    filters,
    name,
    listSelectedValues(filters, name).filter((selected) => selected !== value),
  );

export const clearFilter = (filters: TireFilters, name: FilterName): TireFilters =>
  setValues(filters, name, []);

/** Lists the selected values in display order. */
export const listSelectedFilters = (filters: TireFilters): readonly SelectedFilter[] =>
  FILTER_NAMES.flatMap((name) =>
    listSelectedValues(filters, name).map((value) => ({ name, value })),
  );

/** Compares names case-insensitively. */
const compareNames = (one: string, other: string): number =>
  compareValues(one.toLowerCase(), other.toLowerCase());

/** Sorts speed ratings from slowest to fastest. */
const sortSpeeds = (ratings: readonly string[]): string[] =>
  [...ratings].sort((one, other) => SPEED_RATINGS.indexOf(one) - SPEED_RATINGS.indexOf(other));

/** Lists the values of a filter that a visitor can select. The price filter has none if no group has a price. */
const listValues = (
  name: FilterName,
  { price, offer }: TireFilters,
  groups: readonly TireGroup[],
): readonly string[] => {
  // An offer that no tire has stays selected, because without it, the list would show tires that don't qualify.
  if (name === 'offer') return [...new Set([...getOfferNames(groups).keys(), ...offer])];
  if (name === 'rating') return RATING_LIMITS.map(String);
  if (name === 'mileage') return MILEAGE_BANDS.map(({ key }) => key);
  if (name === 'price') {
    if (groups.every(({ currentPrice }) => currentPrice === undefined)) return [];
    return [...new Set([...PRICE_LIMITS, price])]
      .filter((limit) => limit !== NO_PRICE_LIMIT)
      .sort((one, other) => one - other)
      .map(String);
  }
  if (name === 'stock') return groups.some(({ inventory }) => inventory.length > 0) ? ['here'] : [];
  const values = [...new Set(groups.map(VALUE_GETTERS[name]))].filter(Boolean);
  return name === 'speed' ? sortSpeeds(values) : values.sort(compareNames);
};

/** Checks whether a group has a value of a filter; for a limit, whether it is within the limit. */
const hasValue = (group: TireGroup, name: FilterName, value: string): boolean => {
  if (name === 'price') return (group.currentPrice ?? Infinity) <= Number(value);
  if (name === 'rating') return group.rating.averageRating >= Number(value);
  if (name === 'offer') return listOffers(group).some(({ friendlyId }) => friendlyId === value);
  return VALUE_GETTERS[name](group) === value;
};

const countValues = (
  groups: readonly TireGroup[],
  name: FilterName,
  values: readonly string[],
): readonly number[] => {
  if (name === 'price' || name === 'rating' || name === 'offer') {
    return values.map((value) =>
      countCards(groups.filter((group) => hasValue(group, name, value))),
    );
  }
  const lines = new Map<string, Set<string>>();
  for (const group of groups) {
    const value = VALUE_GETTERS[name](group);
    const known = lines.get(value);
    if (known) known.add(group.line);
    else lines.set(value, new Set([group.line]));
  }
  return values.map((value) => lines.get(value)?.size ?? 0);
};

export interface CountedValue {
  readonly value: string;
  /** Number of cards with a version that has the value and passes the other filters. */
  readonly count: number;
}

/** The values of each filter with their counts, in display order. */
export type FilterCounts = readonly (readonly [FilterName, readonly CountedValue[]])[];

interface FilteredGroups {
  /** The groups that pass all filters, in the same order. */
  readonly found: readonly TireGroup[];
  /**
   * For each value of each filter, the number of cards with a version that has it and passes the other filters: the
   * number of results if only this value were selected in its filter.
   */
  readonly counts: FilterCounts;
}

/**
 * Filters groups, and counts the filter values.
 * @param all the groups whose values are listed, so that a value that none of `groups` has is counted as zero
 */
export const filterGroups = (
  groups: readonly TireGroup[],
  filters: TireFilters,
  all = groups,
): FilteredGroups => {
  const active = FILTER_NAMES.map((name) => ({
    name,
    selected: listSelectedValues(filters, name),
  })).filter(({ selected }) => selected.length > 0);
  /** Lists the groups that pass the filters, except one. */
  const filter = (except?: FilterName): readonly TireGroup[] =>
    groups.filter((group) =>
      active.every(
        ({ name, selected }) =>
          name === except || selected.some((value) => hasValue(group, name, value)),
      ),
    );
  const found = filter();
  const counts = FILTER_NAMES.map((name): FilterCounts[number] => {
    const selected = listSelectedValues(filters, name);
    const values = listValues(name, filters, all);
    const numbers = countValues(selected.length > 0 ? filter(name) : found, name, values);
    return [name, values.map((value, index) => ({ value, count: numbers[index] ?? 0 }))];
  });
  return { found, counts };
};

/** Removes values that no group has, such as those of another search. */
export const dropUnknownValues = (
  filters: TireFilters,
  groups: readonly TireGroup[],
): TireFilters =>
  listSelectedFilters(filters)
    .filter(({ name, value }) => !listValues(name, filters, groups).includes(value))
    .reduce(removeFilter, filters);
