import type { TireTab } from '../../../domain/tires/tire-tabs';
import { defineTexts } from '../../../language/define-texts';
import { PRODUCT_TEXTS } from '../../../ui/product/messages';
import type { FoundTires } from '../useTireSearch';

export const EMPTY_LABELS = defineTexts('tireSearch.empty', {
  askStore: 'Find a store',
  showAll: 'Show all tires',
  bySize: 'Search by size',
  byVehicle: 'Search by vehicle',
  noMatch: 'No tires match all of your filters.',
  /** The button that removes a filter, with the number of tires that this adds. */
  removeBlocking: 'Remove {filter}: {values} ({count, plural, one {# tire} other {# tires}})',
  /** Shown on the tab with special offers, which depend on the store, if there is no store. */
  noStore: 'Select a store to see special offers.',
});

/** Shown if the URL lacks a part of the search. */
export const INCOMPLETE = defineTexts('tireSearch.incomplete', {
  vehicle: "Choose your vehicle's year, make, model, and trim to see its tires.",
  size: 'Enter a tire size such as 205/55R16 to see tires.',
});

export const NO_TIRES = defineTexts('tireSearch.noTires', {
  vehicle:
    "We couldn't find tires for this vehicle. Check the year, make, model, and trim, or search by the size on your tires.",
  size: "We couldn't find tires in this size. Check the size on your tire's sidewall, or search by vehicle.",
});

/** Shown on a tab without tires. The first tab is never empty. */
export const EMPTY_TABS = defineTexts('tireSearch.emptyTabs', {
  bestSellers: 'None of these tires is a best seller.',
  highestRated: 'None of these tires has a rating of 4.5 or more from 20 or more reviews.',
  specialOffers: 'None of these tires has a special offer today.',
} satisfies Record<Exclude<TireTab, 'all'>, string>);

/** Says why a tab is empty. Without any prices, the special offers are unknown. */
export const explainEmptyTab = (
  tab: TireTab,
  { groups, storeNumber }: Pick<FoundTires, 'groups' | 'storeNumber'>,
): string => {
  if (tab === 'all') return '';
  if (tab !== 'specialOffers' || groups.some(({ pricing }) => pricing.length > 0)) {
    return EMPTY_TABS[tab];
  }
  return storeNumber === undefined ? EMPTY_LABELS.noStore : PRODUCT_TEXTS.askStore;
};
