import { useDeferredValue, useMemo } from 'react';
import { createCards } from '../../domain/tires/line-card';
import type { LineCard } from '../../domain/tires/line-card';
import {
  dropUnknownValues,
  filterGroups,
  getOfferNames,
  NO_FILTERS,
} from '../../domain/tires/tire-filters';
import { sortGroups } from '../../domain/tires/tire-sort';
import { isFilterable, listTabGroups } from '../../domain/tires/tire-tabs';
import { useAppSelector } from '../../store/hooks';
import { selectActiveTab, selectSearchTab } from '../../store/search/tire-search-results-slice';
import { useUrlFromState } from './useResultsUrl';
import type { FoundTires } from './useTireSearch';

/** Number of cards that are shown at first, and that each click adds. */
export const PAGE_SIZE = 24;

/** The cards of a list. */
export interface ShownCards {
  readonly visible: readonly LineCard[];
  /** The number of cards that match. */
  readonly total: number;
}

/**
 * Returns the groups of the active tab that match its filters, and the cards that are shown, in their order.
 * Writes the tab and its settings to the URL.
 */
export const useShownGroups = ({ result: { bestSellers }, groups }: FoundTires) => {
  const tab = useAppSelector(selectActiveTab);
  const { sort, view, page, appliedFilters } = useAppSelector(selectSearchTab);
  const tabGroups = useMemo(() => listTabGroups(groups, bestSellers), [groups, bestSellers]);
  const offerNames = useMemo(() => getOfferNames(groups), [groups]);
  const listed = tabGroups[tab];
  const filters = useMemo(
    () => (isFilterable(tab) ? dropUnknownValues(appliedFilters, groups) : NO_FILTERS),
    [appliedFilters, groups, tab],
  );
  // A pressed filter is painted before what it changes, which is slow on a phone. Another tab is shown with its own.
  const deferred = useDeferredValue(useMemo(() => ({ tab, filters }), [tab, filters]));
  const applied = deferred.tab === tab ? deferred.filters : filters;
  const filtered = useMemo(() => filterGroups(listed, applied, groups), [listed, applied, groups]);
  const { found } = filtered;
  const sorted = useMemo(
    () => (isFilterable(tab) ? sortGroups(found, sort, bestSellers) : found),
    [found, tab, sort, bestSellers],
  );
  // A tab without filters offers all versions of its tires, such as those that aren't best sellers.
  const cards = useMemo(
    () => createCards(sorted, isFilterable(tab) ? [] : groups),
    [sorted, tab, groups],
  );
  const pages = Math.max(1, Math.min(page, Math.ceil(cards.length / PAGE_SIZE)));
  const shown = useMemo(
    (): ShownCards => ({ visible: cards.slice(0, pages * PAGE_SIZE), total: cards.length }),
    [cards, pages],
  );
  useUrlFromState({ tab, sort, view, page: pages, filters });
  return { tab, tabGroups, offerNames, filters, filtered, shown };
};
