import { compareTexts } from '../site/compare-texts';
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

/** Compares names without regard to case. */
const compareNames = (one: string, other: string): number =>
  compareTexts(one.toLowerCase(), other.toLowerCase());

/** The values of a filter, and for each group the position of its value among them. */
interface Facet {
  readonly values: readonly string[];
  /** Of limits, the position of the first that the group is within; 65,535 without a value. */
  readonly positions: Uint16Array;
}

/** Caches the facets of a list of groups, so that a click looks at numbers only. */
const indexes = new WeakMap<readonly TireGroup[], Map<string, Facet>>();

/** Lists the limits of a filter, narrowest first; undefined for a filter of values. */
const listLimits = (name: FilterName, { price }: TireFilters): readonly number[] | undefined => {
  if (isListName(name)) return undefined;
  if (name === 'rating') return RATING_LIMITS;
  return [...new Set([...PRICE_LIMITS, price])]
    .filter((limit) => limit !== NO_PRICE_LIMIT)
    .sort((one, other) => one - other);
};

/** Returns whether a group costs no more than a price, or has at least a rating. */
const isWithin = ({ avgPrice, rating }: TireGroup, name: FilterName, limit: number): boolean =>
  name === 'price' ? avgPrice !== undefined && avgPrice <= limit : rating.averageRating >= limit;

const listOwnValues = (groups: readonly TireGroup[], name: ListName): readonly string[] =>
  name === 'mileage'
    ? MILEAGE_BANDS.map(({ key }) => key)
    : [...new Set(groups.map(VALUE_GETTERS[name]))].filter(Boolean).sort(compareNames);

const createFacet = (
  groups: readonly TireGroup[],
  name: FilterName,
  limits: readonly number[] = [],
): Facet => {
  const values = isListName(name) ? listOwnValues(groups, name) : limits.map(String);
  const findPosition = (group: TireGroup): number =>
    isListName(name)
      ? values.indexOf(VALUE_GETTERS[name](group))
      : limits.findIndex((limit) => isWithin(group, name, limit));
  return { values, positions: new Uint16Array(groups.map(findPosition)) };
};

const getFacet = (groups: readonly TireGroup[], name: FilterName, filters: TireFilters): Facet => {
  const limits = listLimits(name, filters);
  const key = `${name} ${limits?.join()}`;
  const facets = indexes.get(groups) ?? new Map<string, Facet>();
  const facet = facets.get(key) ?? createFacet(groups, name, limits);
  indexes.set(groups, facets.set(key, facet));
  return facet;
};

/** Lists the values that can be selected: those of the groups, the listed limits, and the selected price. */
export const listValues = (
  groups: readonly TireGroup[],
  name: FilterName,
  filters = NO_FILTERS,
): readonly string[] => getFacet(groups, name, filters).values;

/** Returns for each group one bit per filter that it fails, by the filter's place in `FILTER_NAMES`. */
const findFailures = (groups: readonly TireGroup[], filters: TireFilters): Uint8Array => {
  const failures = new Uint8Array(groups.length);
  FILTER_NAMES.forEach((name, bit) => {
    const selected = listSelectedValues(filters, name);
    if (selected.length === 0) return;
    const { values, positions } = getFacet(groups, name, filters);
    const limit = values.indexOf(selected[0] ?? '');
    const passed = values.map((value, at) =>
      isListName(name) ? selected.includes(value) : at <= limit,
    );
    positions.forEach((position, index) => {
      if (!passed[position]) failures[index] = (failures[index] ?? 0) | (1 << bit);
    });
  });
  return failures;
};

/** Returns the groups that pass all filters, in the same order. */
export const filterGroups = (
  groups: readonly TireGroup[],
  filters: TireFilters,
): readonly TireGroup[] => {
  if (listSelectedFilters(filters).length === 0) return groups;
  const failures = findFailures(groups, filters);
  return groups.filter((_, index) => failures[index] === 0);
};

/** A value of a filter with the number of groups that selecting it gives. */
export interface CountedValue {
  readonly value: string;
  /** Number of groups that have the value and pass the other filters. */
  readonly count: number;
  readonly isSelected: boolean;
}

/** The values of the filters, in display order. */
type FilterCounts = ReadonlyMap<FilterName, readonly CountedValue[]>;

/**
 * Counts for each value of each filter the groups that have it and pass the other filters: what the
 * result would be with only this value in its filter.
 */
export const countFilterValues = (
  groups: readonly TireGroup[],
  filters: TireFilters,
): FilterCounts => {
  const failures = findFailures(groups, filters);
  return new Map(
    FILTER_NAMES.map((name, bit) => {
      const { values, positions } = getFacet(groups, name, filters);
      const selected = listSelectedValues(filters, name);
      const counts = new Uint32Array(values.length);
      const own = 1 << bit;
      positions.forEach((position, index) => {
        const failed = failures[index];
        // A group that fails one filter counts for this filter alone.
        if (!failed || failed === own) counts[position] = (counts[position] ?? 0) + 1;
      });
      let within = 0;
      return [
        name,
        values.map((value, at) => {
          const count = counts[at] ?? 0;
          within += count;
          return {
            value,
            count: isListName(name) ? count : within,
            isSelected: selected.includes(value),
          };
        }),
      ];
    }),
  );
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
