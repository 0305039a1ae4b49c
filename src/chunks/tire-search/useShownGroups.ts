import { useMemo } from 'react';
import { dropUnknownValues, filterGroups, NO_FILTERS } from '../../domain/tires/tire-filters';
import { sortGroups } from '../../domain/tires/tire-sort';
import { isFilterable, listTabGroups } from '../../domain/tires/tire-tabs';
import { useAppSelector } from '../../store/hooks';
import { selectActiveTab, selectSearchTab } from '../../store/search/tire-search-results-slice';
import { useUrlFromState } from './useResultsUrl';
import type { FoundTires } from './useTireSearch';

/** Number of groups that are shown at first, and that each click adds. */
export const PAGE_SIZE = 24;

/**
 * Returns the groups of the active tab that match its filters, and those that are shown, in their order.
 * Writes the tab and its settings to the URL.
 */
export const useShownGroups = ({ result: { bestSellers }, groups }: FoundTires) => {
  const tab = useAppSelector(selectActiveTab);
  const { sort, view, page, appliedFilters } = useAppSelector(selectSearchTab);
  const tabGroups = useMemo(() => listTabGroups(groups, bestSellers), [groups, bestSellers]);
  const listed = tabGroups[tab];
  const filters = useMemo(
    () => (isFilterable(tab) ? dropUnknownValues(appliedFilters, groups) : NO_FILTERS),
    [appliedFilters, groups, tab],
  );
  const filtered = useMemo(() => filterGroups(listed, filters, groups), [listed, filters, groups]);
  const { found } = filtered;
  const pages = Math.max(1, Math.min(page, Math.ceil(found.length / PAGE_SIZE)));
  const sorted = useMemo(
    () => (isFilterable(tab) ? sortGroups(found, sort, bestSellers) : found),
    [found, tab, sort, bestSellers],
  );
  const visible = useMemo(() => sorted.slice(0, pages * PAGE_SIZE), [sorted, pages]);
  useUrlFromState({ tab, sort, view, page: pages, filters });
  return { tab, tabGroups, filters, filtered, visible };
};
