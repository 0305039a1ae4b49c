import type { TireGroup } from './tire-group';

/** A price filter without a limit (SRCH-2). */
export const NO_PRICE_LIMIT = 999_999_999;

/** The filters of a result (SRCH-2): groups pass all filters, and any value of one. */
export interface TireFilters {
  /** Values of `getSizeKey`. */
  readonly size: readonly string[];
  readonly brands: readonly string[];
  /** Highest price of one tire in US dollars, or `NO_PRICE_LIMIT`. */
  readonly price: number;
  /** Lowest average rating; null for none. */
  readonly rating: number | null;
  /** Keys of `MILEAGE_BANDS`. */
  readonly mileage: readonly string[];
  readonly type: readonly string[];
}

/** The filters in display order. */
export const FILTER_NAMES = ['brands', 'type', 'size', 'price', 'rating', 'mileage'] as const;

export type FilterName = (typeof FILTER_NAMES)[number];

export const NO_FILTERS: TireFilters = {
  size: [],
  brands: [],
  price: NO_PRICE_LIMIT,
  rating: null,
  mileage: [],
  type: [],
};

/** The listed maximum prices, in US dollars for one tire; a query may contain any other. */
export const PRICE_LIMITS = [75, 100, 125, 150, 200, 250, 300] as const;

/** The minimum ratings that can be selected. */
export const RATING_LIMITS = [4, 3, 2] as const;

/** Warranties in miles, by their keys in the address. */
export const MILEAGE_BANDS = [
  { key: '70000', from: 70_000, to: Infinity },
  { key: '50000', from: 50_000, to: 69_999 },
  { key: '1', from: 1, to: 49_999 },
  { key: '0', from: 0, to: 0 },
] as const;

/** Returns the size, or both sizes of a pair joined by an underscore. */
export const getSizeKey = ({ tires: [front, rear] }: TireGroup): string =>
  rear ? `${front.size}_${rear.size}` : front.size;

const getMileageKey = ({ tires: [{ mileage }] }: TireGroup): string =>
  MILEAGE_BANDS.find(({ from, to }) => mileage >= from && mileage <= to)?.key ?? '0';

const VALUE_GETTERS = {
  brands: ({ tires: [{ brand }] }: TireGroup) => brand,
  type: ({ tires: [{ type }] }: TireGroup) => type,
  size: getSizeKey,
  mileage: getMileageKey,
} as const;

type ListName = keyof typeof VALUE_GETTERS;

const isListName = (name: FilterName): name is ListName => name in VALUE_GETTERS;

/** Returns whether a group costs no more than a price, or has at least a rating. */
const isWithin = ({ avgPrice, rating }: TireGroup, name: FilterName, limit: number): boolean =>
  name === 'price' ? avgPrice !== undefined && avgPrice <= limit : rating.averageRating >= limit;

/** Returns whether a group has a value of a filter. */
const hasValue = (group: TireGroup, name: FilterName, value: string): boolean =>
  isListName(name) ? VALUE_GETTERS[name](group) === value : isWithin(group, name, Number(value));

/** Returns the selected values of a filter. */
export const listSelectedValues = (filters: TireFilters, name: FilterName): readonly string[] => {
  if (name === 'price') return filters.price === NO_PRICE_LIMIT ? [] : [`${filters.price}`];
  if (name === 'rating') return filters.rating === null ? [] : [`${filters.rating}`];
  return filters[name];
};

/** Sets the values of a filter; of a price or rating, the last one. */
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

/** Adds a value; a price or rating replaces the previous one (SRCH-2). */
export const addFilter = (filters: TireFilters, name: FilterName, value: string): TireFilters =>
  setValues(filters, name, [...listSelectedValues(filters, name), value]);

/** Removes a value, or does nothing if it isn't selected (SRCH-2). */
export const removeFilter = (filters: TireFilters, name: FilterName, value: string): TireFilters =>
  setValues(
    filters,
    name,
    listSelectedValues(filters, name).filter((selected) => selected !== value),
  );

/** Removes all values of a filter. */
export const clearFilter = (filters: TireFilters, name: FilterName): TireFilters =>
  setValues(filters, name, []);

/** A selected value. */
export interface SelectedFilter {
  readonly name: FilterName;
  readonly value: string;
}

/** Lists the selected values in display order. */
export const listSelectedFilters = (filters: TireFilters): readonly SelectedFilter[] =>
  FILTER_NAMES.flatMap((name) =>
    listSelectedValues(filters, name).map((value) => ({ name, value })),
  );

/** A filter with at least one selected value. */
type ActiveFilter = readonly [name: FilterName, values: readonly string[]];

const listActiveFilters = (filters: TireFilters): readonly ActiveFilter[] =>
  FILTER_NAMES.map((name): ActiveFilter => [name, listSelectedValues(filters, name)]).filter(
    ([, values]) => values.length > 0,
  );

const passesFilter = (group: TireGroup, [name, values]: ActiveFilter): boolean =>
  values.some((value) => hasValue(group, name, value));

/** Returns the groups that pass all filters, in the same order. */
export const filterGroups = (
  groups: readonly TireGroup[],
  filters: TireFilters,
): readonly TireGroup[] => {
  const active = listActiveFilters(filters);
  return active.length === 0
    ? groups
    : groups.filter((group) => active.every((filter) => passesFilter(group, filter)));
};

const collator = new Intl.Collator('en', { numeric: true });

/** The values of a filter, and the position of each group's value among them; -1 without a value. */
interface Facet {
  readonly values: readonly string[];
  readonly positions: readonly number[];
}

/** Caches the values of a list of groups. */
const indexes = new WeakMap<readonly TireGroup[], Map<ListName, Facet>>();

const createFacet = (groups: readonly TireGroup[], name: ListName): Facet => {
  const own = groups.map(VALUE_GETTERS[name]);
  const values =
    name === 'mileage'
      ? MILEAGE_BANDS.map(({ key }) => key)
      : [...new Set(own)].filter(Boolean).sort(collator.compare);
  const places = new Map(values.map((value, index) => [value, index]));
  return { values, positions: own.map((value) => places.get(value) ?? -1) };
};

const getFacet = (groups: readonly TireGroup[], name: ListName): Facet => {
  const facets = indexes.get(groups) ?? new Map<ListName, Facet>();
  const facet = facets.get(name) ?? createFacet(groups, name);
  indexes.set(groups, facets.set(name, facet));
  return facet;
};

/** Lists the values that can be selected: those of the groups, the listed limits, and the selected price. */
export const listValues = (
  groups: readonly TireGroup[],
  name: FilterName,
  filters = NO_FILTERS,
): readonly string[] => {
  if (name === 'rating') return RATING_LIMITS.map(String);
  if (name !== 'price') return getFacet(groups, name).values;
  return [...new Set([...PRICE_LIMITS.map(String), ...listSelectedValues(filters, name)])].sort(
    (one, other) => Number(one) - Number(other),
  );
};

/** A value of a filter with the number of groups that selecting it gives. */
export interface CountedValue {
  readonly value: string;
  /** Number of groups that have the value and pass the other filters. */
  readonly count: number;
  readonly isSelected: boolean;
}

/** The values of the filters, in display order. */
export type FilterCounts = ReadonlyMap<FilterName, readonly CountedValue[]>;

/** Counts the values of one filter, group by group. */
const createCounter = (groups: readonly TireGroup[], filters: TireFilters, name: FilterName) => {
  const values = listValues(groups, name, filters);
  const selected = listSelectedValues(filters, name);
  const counted = values.map((value) => ({
    value,
    count: 0,
    isSelected: selected.includes(value),
  }));
  const positions = isListName(name) ? getFacet(groups, name).positions : undefined;
  const limits = values.map(Number);
  return {
    entry: [name, counted] as const,
    isPassed: (group: TireGroup, index: number): boolean =>
      selected.length === 0 ||
      (positions
        ? counted[positions[index] ?? -1]?.isSelected === true
        : isWithin(group, name, Number(selected[0]))),
    add(group: TireGroup, index: number): void {
      const own = counted[positions?.[index] ?? -1];
      if (own) own.count += 1;
      if (positions) return;
      counted.forEach((value, at) => {
        if (isWithin(group, name, limits[at] ?? 0)) value.count += 1;
      });
    },
  };
};

/**
 * Counts for each value of each filter the groups that have it and pass the other filters: what the
 * result would be with only this value in its filter. Looks at each group once.
 */
export const countFilterValues = (
  groups: readonly TireGroup[],
  filters: TireFilters,
): FilterCounts => {
  const counters = FILTER_NAMES.map((name) => createCounter(groups, filters, name));
  groups.forEach((group, index) => {
    const failed = counters.filter(({ isPassed }) => !isPassed(group, index));
    if (failed.length > 1) return;
    // A group that fails one filter counts for this filter alone.
    for (const counter of failed.length === 0 ? counters : failed) counter.add(group, index);
  });
  return new Map(counters.map(({ entry }) => entry));
};

/** The filter whose removal adds the most groups. */
export interface BlockingFilter {
  readonly name: FilterName;
  readonly values: readonly string[];
  /** Number of groups without this filter. */
  readonly count: number;
}

/**
 * Finds the filter to remove from an empty result: the one whose removal adds the most groups.
 * @returns undefined if no single removal adds any
 */
export const findBlockingFilter = (
  groups: readonly TireGroup[],
  filters: TireFilters,
): BlockingFilter | undefined => {
  let found: BlockingFilter | undefined;
  for (const name of FILTER_NAMES) {
    const values = listSelectedValues(filters, name);
    if (values.length === 0) continue;
    const { length: count } = filterGroups(groups, clearFilter(filters, name));
    if (count > (found?.count ?? 0)) found = { name, values, count };
  }
  return found;
};

/** Removes the values that no group has, such as those of another search. */
export const dropUnknownValues = (
  filters: TireFilters,
  groups: readonly TireGroup[],
): TireFilters => {
  const isKnown = ({ name, value }: SelectedFilter): boolean =>
    listValues(groups, name, filters).includes(value);
  const selected = listSelectedFilters(filters);
  return selected.every(isKnown)
    ? filters
    : selected
        .filter((entry) => !isKnown(entry))
        .reduce((kept, { name, value }) => removeFilter(kept, name, value), filters);
};
