import { compareValues } from '../text/compare-values';
import { getMileage } from './tire-group';
import type { TireGroup } from './tire-group';

/** The value of the price filter when it has no limit (SRCH-2). */
export const NO_PRICE_LIMIT = 999_999_999;

/** The filters of a result (SRCH-2). A group has to match at least one value of each active filter. */
export interface TireFilters {
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

/** The offered maximum prices of one tire in US dollars. A query may contain any other price. */
export const PRICE_LIMITS = [75, 100, 125, 150, 200, 250, 300] as const;

/** The minimum ratings that can be selected. */
export const RATING_LIMITS = [4, 3, 2] as const;

/** Ranges of the mileage warranty, with their keys in the URL. */
export const MILEAGE_BANDS = [
  { key: '70000', from: 70_000, to: Infinity },
  { key: '50000', from: 50_000, to: 69_999 },
  { key: '1', from: 1, to: 49_999 },
  { key: '0', from: 0, to: 0 },
] as const;

/** Returns the size, or both sizes of a pair joined by an underscore. */
export const getSizeKey = ({ tires: [front, rear] }: TireGroup): string =>
  rear ? `${front.size}_${rear.size}` : front.size;

const getMileageKey = (group: TireGroup): string => {
  const mileage = getMileage(group);
  return MILEAGE_BANDS.find(({ from, to }) => mileage >= from && mileage <= to)?.key ?? '0';
};

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

/** A selected value of a filter. */
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

/** Removes all values of a filter. */
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

/** The values of a filter, and for each group the position of its value among them. */
interface Facet {
  readonly values: readonly string[];
  /** For limits, the position of the first limit that the group is within; 65,535 without a match. */
  readonly positions: Uint16Array;
}

/** Caches the facets of a list of groups, so that filtering only compares numbers. */
const facetCache = new WeakMap<readonly TireGroup[], Map<string, Facet>>();

/**
 * Lists the limits of a price or rating filter, narrowest first; undefined for other filters. The price filter has
 * none if no group has a price.
 */
const listLimits = (
  name: FilterName,
  { price }: TireFilters,
  groups: readonly TireGroup[],
): readonly number[] | undefined => {
  if (isListName(name)) return undefined;
  if (name === 'rating') return RATING_LIMITS;
  if (groups.every(({ currentPrice }) => currentPrice === undefined)) return [];
  return [...new Set([...PRICE_LIMITS, price])]
    .filter((limit) => limit !== NO_PRICE_LIMIT)
    .sort((one, other) => one - other);
};

const listOwnValues = (groups: readonly TireGroup[], name: ListName): readonly string[] =>
  name === 'mileage'
    ? MILEAGE_BANDS.map(({ key }) => key)
    : [...new Set(groups.map(VALUE_GETTERS[name]))].filter(Boolean).sort(compareNames);

const createFacet = (
  groups: readonly TireGroup[],
  name: FilterName,
  all: readonly TireGroup[],
  limits: readonly number[] = [],
): Facet => {
  const values = isListName(name) ? listOwnValues(all, name) : limits.map(String);
  const findPosition = (group: TireGroup): number => {
    if (isListName(name)) return values.indexOf(VALUE_GETTERS[name](group));
    const { currentPrice = Infinity, rating } = group;
    return limits.findIndex((limit) =>
      name === 'price' ? currentPrice <= limit : rating.averageRating >= limit,
    );
  };
  return { values, positions: new Uint16Array(groups.map(findPosition)) };
};

const getFacet = (
  groups: readonly TireGroup[],
  name: FilterName,
  filters: TireFilters,
  all = groups,
): Facet => {
  const limits = listLimits(name, filters, all);
  const key = `${name} ${limits?.join()}`;
  const facets = facetCache.get(groups) ?? new Map<string, Facet>();
  const facet = facets.get(key) ?? createFacet(groups, name, all, limits);
  facetCache.set(groups, facets.set(key, facet));
  return facet;
};

/** A value of a filter with its number of groups. */
export interface CountedValue {
  readonly value: string;
  /** Number of groups that have the value and pass the other filters. */
  readonly count: number;
  readonly isSelected: boolean;
}

/** The values of each filter with their counts, in display order. */
export type FilterCounts = readonly (readonly [FilterName, readonly CountedValue[]])[];

/** A facet with the selection and the counts of one pass. */
interface CountedFacet extends Facet {
  readonly name: FilterName;
  readonly selected: readonly string[];
  /** For each value, the number of groups that have it and pass the other filters. */
  readonly counts: Uint32Array;
}

interface FilteredGroups {
  /** The groups that pass all filters, in the same order. */
  readonly found: readonly TireGroup[];
  /**
   * For each value of each filter, the number of groups that have it and pass the other filters: the number
   * of results if only this value were selected in its filter.
   */
  readonly counts: FilterCounts;
}

const countGroup = ({ positions, counts }: CountedFacet, index: number): void => {
  const position = positions[index] ?? 0;
  counts[position] = (counts[position] ?? 0) + 1;
};

const listCounts = ({ name, values, selected, counts }: CountedFacet): FilterCounts[number] => {
  let cumulative = 0;
  return [
    name,
    values.map((value, at) => {
      const count = counts[at] ?? 0;
      cumulative += count;
      return {
        value,
        count: isListName(name) ? count : cumulative,
        isSelected: selected.includes(value),
      };
    }),
  ];
};

/**
 * Filters groups, and counts the filter values in the same pass.
 * @param all the groups whose values are listed, so that a value that none of `groups` has is counted as zero;
 *   `groups` must always come with the same ones
 */
export const filterGroups = (
  groups: readonly TireGroup[],
  filters: TireFilters,
  all?: readonly TireGroup[],
): FilteredGroups => {
  const facets = FILTER_NAMES.map((name) => {
    const facet = getFacet(groups, name, filters, all);
    const selected = listSelectedValues(filters, name);
    const limit = facet.values.indexOf(selected[0] ?? '');
    const passed = facet.values.map((value, at) =>
      isListName(name) ? selected.includes(value) : at <= limit,
    );
    const counts = new Uint32Array(facet.values.length);
    return { ...facet, name, selected, passed, counts };
  });
  const active = facets.filter(({ selected }) => selected.length > 0);
  const found = groups.filter((_, index) => {
    let failed: CountedFacet | undefined;
    // The first click runs unoptimized code, in which iterators take several times as long.
    for (let at = 0; at < active.length; at += 1) {
      const facet = active[at];
      if (!facet || facet.passed[facet.positions[index] ?? 0]) continue;
      if (failed) return false;
      failed = facet;
    }
    // A group that fails only one filter counts for the values of that filter.
    if (failed) countGroup(failed, index);
    else for (const facet of facets) countGroup(facet, index);
    return !failed;
  });
  return { found, counts: facets.map(listCounts) };
};

/** Removes values that no group has, such as those of another search. */
export const dropUnknownValues = (
  filters: TireFilters,
  groups: readonly TireGroup[],
): TireFilters =>
  listSelectedFilters(filters)
    .filter(({ name, value }) => !getFacet(groups, name, filters).values.includes(value))
    .reduce(removeFilter, filters);
