import type { FilterName } from '../../../domain/tires/tire-filters';
import type { TireTab } from '../../../domain/tires/tire-tabs';
import { formatFilterValue, formatRemove, formatTireCount } from '../messages';

export const EMPTY_LABELS = {
  askStore: 'Find a store',
  showAll: 'Show all tires',
  bySize: 'Search by size',
  byVehicle: 'Search by vehicle',
} as const;

/** Shown if the URL lacks a part of the search. */
export const INCOMPLETE = {
  vehicle: "Choose your vehicle's year, make, model, and trim to see its tires.",
  size: 'Enter a tire size such as 205/55R16 to see tires.',
} as const;

export const NO_TIRES = {
  vehicle:
    "We couldn't find tires for this vehicle. Check the year, make, model, and trim, or search by the size on your tires.",
  size: "We couldn't find tires in this size. Check the size on your tire's sidewall, or search by vehicle.",
} as const;

/** Shown on a tab without tires. */
export const EMPTY_TABS: Readonly<Record<TireTab, string>> = {
  all: '',
  bestSellers: 'None of these tires is a best seller.',
  highestRated: 'None of these tires has a rating of 4.5 or more from 20 or more reviews.',
  specialOffers: 'None of these tires has a special offer today.',
};

/** Shown on the tab with special offers, which depend on the store, if there is no store. */
export const NO_STORE = 'Select a store to see special offers.';

/** Shown if no tires match the filters. */
export const NO_MATCH = 'No tires match all of your filters.';

/** Formats the label of the button that removes a filter. @param found the number of tires that this adds */
export const formatRemoveBlocking = (
  name: FilterName,
  values: readonly string[],
  found: number,
): string =>
  `${formatRemove(name, values.map((value) => formatFilterValue(name, value)).join(', '))} (${formatTireCount(found)})`;
