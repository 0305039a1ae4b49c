import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { track } from '../../analytics/track';
import { callAfterPaint } from '../../browser/after-paint';
import { PAGES } from '../../site/pages';
import { selectLoginState } from '../../store/account/account-slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectClosestStore } from '../../store/meta/meta-slice';
import {
  filterAdded,
  filterRemoved,
  filtersCleared,
  moreShown,
  selectActiveTab,
  selectSearchTab,
  sortSelected,
  tabSelected,
  viewSelected,
} from '../../store/search/tire-search-results-slice';
import { useComparison } from '../../store/comparison/useComparison';
import { UNKNOWN_STORE } from '../../domain/tires/availability';
import {
  dropUnknownValues,
  filterGroups,
  listSelectedFilters,
  NO_FILTERS,
} from '../../domain/tires/tire-filters';
import type { SelectedFilter } from '../../domain/tires/tire-filters';
import { sortGroups } from '../../domain/tires/tire-sort';
import { isFilterable, listTabGroups } from '../../domain/tires/tire-tabs';
import { FilterChips } from './FilterChips';
import { FilterFields } from './FilterFields';
import {
  formatFiltersButton,
  formatShowMore,
  formatShownCount,
  formatTireCount,
  RESULTS_LABELS,
} from './messages';
import { FilterSheet } from './extras/FilterSheet';
import { NoMatch } from './extras/NoMatch';
import { getTabId, ResultsTabs } from './ResultsTabs';
import type { TireSearch } from './search-query';
import { SortAndView } from './SortAndView';
import { TireCard } from './TireCard';
import { returnToOpenedTire } from '../../ui/product/opened-tire';
import { CHANGE_STORE, formatPricesAt } from '../../ui/store/messages';
import { useNow } from '../../ui/useNow';
import { useCards } from './useCards';
import { useFoundVehicle } from './useFoundVehicle';
import { useListTracking } from './useListTracking';
import { useUrlFromState } from './useResultsUrl';
import type { FoundTires } from './useTireSearch';

/** Number of groups that are shown at first, and that each click adds. */
export const PAGE_SIZE = 24;

/** Number of cards whose images load at once. */
const FIRST_CARDS = 3;

interface TireResultsProps {
  search: TireSearch;
  /** The tires that the search has found; never empty. */
  found: FoundTires;
  /** Called with the number of tires as text when it changes. */
  onCount: (text: string) => void;
}

/**
 * Returns the groups of the active tab that match its filters, and those that are shown, in their order.
 * Writes the tab and its settings to the URL.
 */
const useShownGroups = ({ result: { bestSellers }, groups }: FoundTires) => {
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
  const visible = useMemo(() => {
    const limit = pages * PAGE_SIZE;
    return isFilterable(tab) ? sortGroups(found, sort, bestSellers, limit) : found.slice(0, limit);
  }, [found, tab, sort, bestSellers, pages]);
  useUrlFromState({ tab, sort, view, page: pages, filters });
  return { tab, tabGroups, sort, view, pages, filters, filtered, visible };
};

/**
 * The tires of a search with tabs, filters, sort, and view (SRCH-1, SRCH-2). Memoized, so that it doesn't
 * render again when its parent announces the count.
 */
export const TireResults = memo(function TireResults({ search, found, onCount }: TireResultsProps) {
  const dispatch = useAppDispatch();
  const prefix = useId();
  const panelId = `${prefix}-panel`;
  /** Dispatches and tracks an action of the visitor. */
  const change = useCallback(
    (action: string, subject: string, changed: UnknownAction) => {
      callAfterPaint(() =>
        track({ event: 'ui_interaction', component: 'tire results', action, subject }),
      );
      dispatch(changed);
    },
    [dispatch],
  );
  const now = useNow();
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  // A change of my store changes all cards, so it renders with low priority.
  const closest = useDeferredValue(useAppSelector(selectClosestStore));
  const isSignedIn = useAppSelector(selectLoginState) === 'true';
  const { isCompared, setCompared } = useComparison(
    search.type === 'vehicle' ? search.vehicle : null,
  );
  const { tab, tabGroups, sort, view, pages, filters, filtered, visible } = useShownGroups(found);
  const { counts } = filtered;
  const total = filtered.found.length;
  const selected = useMemo(() => listSelectedFilters(filters), [filters]);

  const clearAll = () => change('remove filter', 'all', filtersCleared());

  const count = useRef<HTMLParagraphElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number | undefined>(undefined);
  const focusCount = useCallback(() => count.current?.focus(), []);

  useEffect(() => onCount(formatTireCount(total)), [onCount, total]);

  useEffect(() => {
    if (firstNew.current === undefined) return;
    const card = list.current?.children[firstNew.current];
    firstNew.current = undefined;
    if (card instanceof HTMLElement) card.focus({ preventScroll: true });
  }, [pages]);

  useEffect(returnToOpenedTire, []);
  useFoundVehicle(search.type === 'vehicle' ? found.result.vehicle : null);

  const { storeNumber, isCurrent } = found;
  const store =
    storeNumber === undefined
      ? undefined
      : closest?.storeNumber === storeNumber
        ? closest
        : UNKNOWN_STORE;
  useListTracking(search.type, visible);
  const cards = useCards(list, visible);
  const more = Math.min(PAGE_SIZE, total - visible.length);
  const hasFilters = isFilterable(tab);
  const toggle = useCallback(
    (filter: SelectedFilter, isSelected: boolean) =>
      change(
        isSelected ? 'remove filter' : 'filter',
        `${filter.name} ${filter.value}`,
        (isSelected ? filterRemoved : filterAdded)(filter),
      ),
    [change],
  );
  // Memoized, because a change of the sort or the view doesn't affect the filters.
  const fields = useMemo(
    () => (
      <FilterFields
        counts={counts}
        isCurrent={isCurrent}
        hasStore={storeNumber !== undefined}
        onToggle={toggle}
        onClear={(name) => change('remove filter', name, filtersCleared(name))}
      />
    ),
    [counts, isCurrent, storeNumber, toggle, change],
  );

  return (
    <>
      <h2 className="bsro-visually-hidden">{RESULTS_LABELS.heading}</h2>
      <ResultsTabs
        prefix={prefix}
        panelId={panelId}
        active={tab}
        groups={tabGroups}
        onSelect={(next) => change('tab', next, tabSelected(next))}
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={getTabId(prefix, tab)}
        className={`bsro-tire-results__panel${hasFilters ? ' bsro-tire-results__panel--filters' : ''}`}
      >
        {hasFilters && (
          <section className="bsro-tire-results__side" aria-label={RESULTS_LABELS.filters}>
            {fields}
          </section>
        )}
        <div className="bsro-tire-results__main">
          <div className="bsro-tire-results__bar">
            <p className="bsro-tire-results__count" tabIndex={-1} ref={count}>
              {formatShownCount(visible.length, total)}
            </p>
            {hasFilters && (
              <button
                type="button"
                className="bsro-button bsro-tire-results__open-filters"
                aria-haspopup="dialog"
                onClick={() => setIsSheetOpen(true)}
              >
                {formatFiltersButton(selected.length)}
              </button>
            )}
            <SortAndView
              sort={hasFilters ? sort : undefined}
              view={view}
              onSort={(next) => change('sort', next, sortSelected(next))}
              onView={(next) => change('view', next, viewSelected(next))}
            />
          </div>
          {store && (
            <p className="bsro-tire-results__store">
              {formatPricesAt(store.storeName)} <a href={PAGES.displayMap}>{CHANGE_STORE}</a>
            </p>
          )}
          <FilterChips
            selected={selected}
            onRemove={(filter) => toggle(filter, true)}
            onClear={clearAll}
            onEmpty={focusCount}
          />
          {total === 0 && (
            <NoMatch
              tab={tab}
              found={found}
              groups={tabGroups[tab]}
              filters={filters}
              onRemove={(name) => {
                change('remove filter', name, filtersCleared(name));
                focusCount();
              }}
            />
          )}
          <ul
            className={`bsro-tire-results__list bsro-tire-results__list--${view}`}
            aria-busy={!isCurrent}
            ref={list}
          >
            {cards.map(({ key, group }, index) => (
              <li key={key} tabIndex={-1} data-tire={group.id}>
                <TireCard
                  group={group}
                  store={store}
                  isSignedIn={isSignedIn}
                  now={now}
                  isFirst={index < FIRST_CARDS}
                  isCompared={isCompared(group.id)}
                  onCompare={setCompared}
                  searchType={search.type}
                />
              </li>
            ))}
          </ul>
          {more > 0 && (
            <button
              type="button"
              className="bsro-button bsro-tire-results__more"
              onClick={() => {
                firstNew.current = visible.length;
                dispatch(moreShown());
              }}
            >
              {formatShowMore(more)}
            </button>
          )}
        </div>
      </div>
      {isSheetOpen && (
        <FilterSheet
          count={total}
          hasSelection={selected.length > 0}
          onClear={clearAll}
          onClose={() => setIsSheetOpen(false)}
        >
          {fields}
        </FilterSheet>
      )}
    </>
  );
});
