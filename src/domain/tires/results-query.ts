import {
  addFilter,
  FILTER_NAMES,
  listSelectedValues,
  NO_FILTERS,
  NO_PRICE_LIMIT,
  RATING_LIMITS,
} from './tire-filters';
import type { FilterName, TireFilters } from './tire-filters';
import { DEFAULT_SORT, SORTS } from './tire-sort';
import type { TireSort } from './tire-sort';
import { DEFAULT_TAB, isFilterable, TABS } from './tire-tabs';
import type { TireTab } from './tire-tabs';

/** The views of a list; the first is the default. */
export const VIEWS = ['list', 'grid'] as const;

export type TireView = (typeof VIEWS)[number];

export const DEFAULT_VIEW = VIEWS[0];

/** The state of the results page that is saved in the query. */
export interface ResultsState {
  readonly tab: TireTab;
  readonly sort: TireSort;
  readonly view: TireView;
  /** Number of shown pages, each with 24 groups. */
  readonly page: number;
  readonly filters: TireFilters;
}

/** Maximum number of pages in a query. */
const MAX_PAGES = 999;

/** Checks whether a string is a price as `formatResultsQuery` formats it, such as `150` or `99.5`. */
const isPriceLimit = (text: string): boolean => {
  const price = Number(text);
  return price > 0 && price < NO_PRICE_LIMIT && `${price}` === text;
};

/** Checks whether a value of a filter is allowed. Filters without limits allow any value. */
const isAllowed = (name: FilterName, value: string): boolean =>
  name === 'rating'
    ? RATING_LIMITS.some((limit) => `${limit}` === value)
    : name !== 'price' || isPriceLimit(value);

const pick = <Value extends string>(
  values: readonly [Value, ...Value[]],
  text: string | null,
): Value => values.find((value) => value === text) ?? values[0];

/** Escapes commas, which separate values. */
const escapeValue = (value: string): string => value.replace(/[%,]/g, encodeURIComponent);
const unescapeValue = (text: string): string => text.replace(/%2C/g, ',').replace(/%25/g, '%');

const parseFilters = (query: URLSearchParams): TireFilters => {
  let filters = NO_FILTERS;
  for (const name of FILTER_NAMES) {
    const values = (query.get(name) ?? '').split(',').filter(Boolean).map(unescapeValue);
    for (const value of values) {
      if (isAllowed(name, value)) filters = addFilter(filters, { name, value });
    }
  }
  return filters;
};

/**
 * Parses the query of the results page. Unknown values are ignored, but those of filters stay until the tires are
 * known (`dropUnknownValues`).
 */
export const parseResultsQuery = (query: URLSearchParams): ResultsState => {
  const tab = pick(TABS, query.get('tab'));
  const pages = /^[1-9]\d*$/.exec(query.get('page') ?? '');
  return {
    tab,
    sort: isFilterable(tab) ? pick(SORTS, query.get('sort')) : DEFAULT_SORT,
    view: pick(VIEWS, query.get('view')),
    page: pages ? Math.min(Number(pages[0]), MAX_PAGES) : 1,
    filters: isFilterable(tab) ? parseFilters(query) : NO_FILTERS,
  };
};

/** The parameters that this module changes; others, such as the vehicle, stay in the query. */
const PARAMETERS = ['tab', 'sort', 'view', 'page', ...FILTER_NAMES];

/**
 * Formats the state of the results page as a query, and keeps the other parameters. Omits defaults, and the
 * sort and filters of tabs that have none.
 * @returns the query with its `?`, or an empty string
 */
export const formatResultsQuery = (state: ResultsState, query: URLSearchParams): string => {
  const next = new URLSearchParams(query);
  for (const name of PARAMETERS) next.delete(name);
  const { tab, sort, view, page, filters } = state;
  if (tab !== DEFAULT_TAB) next.set('tab', tab);
  if (isFilterable(tab) && sort !== DEFAULT_SORT) next.set('sort', sort);
  if (view !== DEFAULT_VIEW) next.set('view', view);
  if (page > 1) next.set('page', `${page}`);
  if (isFilterable(tab)) {
    for (const name of FILTER_NAMES) {
      const values = listSelectedValues(filters, name);
      if (values.length > 0) next.set(name, values.map(escapeValue).join(','));
    }
  }
  // Commas and slashes needn't be encoded in a query.
  const text = `${next}`.replaceAll('%2C', ',').replaceAll('%2F', '/');
  return text && `?${text}`;
};
