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
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectClosestStore } from '../../store/meta/meta-slice';
import {
  filterAdded,
  filterRemoved,
  filtersCleared,
  tabSelected,
} from '../../store/search/tire-search-results-slice';
import { UNKNOWN_STORE } from '../../domain/tires/availability';
import { listSelectedFilters } from '../../domain/tires/tire-filters';
import type { FilterName, SelectedFilter } from '../../domain/tires/tire-filters';
import { isFilterable } from '../../domain/tires/tire-tabs';
import { formatPricesAt, STORE_LABELS } from '../../ui/store/messages';
import { FilterChips } from './FilterChips';
import { FilterFields } from './FilterFields';
import { RESULTS_LABELS } from './messages';
import { FilterSheet } from './FilterSheet';
import { explainEmptyTab } from './empty/messages';
import { NoMatch } from './empty/NoMatch';
import { ResultsBar } from './ResultsBar';
import { getTabId, ResultsTabs } from './ResultsTabs';
import type { TireSearch } from './search-query';
import { TireList } from './TireList';
import { useFoundVehicle } from './useFoundVehicle';
import { useShownGroups } from './useShownGroups';
import type { FoundTires } from './useTireSearch';

interface TireResultsProps {
  search: TireSearch;
  /** The tires that the search has found; never empty. */
  found: FoundTires;
  /** Called with the number of tires as text when it changes. */
  onCount: (text: string) => void;
}

/**
 * The tires of a search with tabs, filters, sort, and view (SRCH-1, SRCH-2). Memoized, so that it doesn't
 * render again when its parent announces the count.
 */
export const TireResults = memo(function TireResults({ search, found, onCount }: TireResultsProps) {
  const dispatch = useAppDispatch();
  const prefix = useId();
  const panelId = `${prefix}-panel`;
  const countId = `${prefix}-count`;
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
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  // The fields are in one place at a time. Moving them is slow on a phone, so it paints the pressed button first.
  const areFieldsInSheet = useDeferredValue(isSheetOpen);
  // A change of my store changes all cards, so it renders with low priority.
  const closest = useDeferredValue(useAppSelector(selectClosestStore));
  const { tab, tabGroups, offerNames, filters, filtered, shown } = useShownGroups(found);
  const { visible, total } = shown;
  // A change is painted before the cards, which are slow on a phone.
  const listed = useDeferredValue(shown);
  const { counts } = filtered;
  // On a phone, the open sheet covers the chips.
  const selected = useDeferredValue(useMemo(() => listSelectedFilters(filters), [filters]));

  const clearAll = () => change('remove filter', 'all', filtersCleared());

  const count = useRef<HTMLParagraphElement>(null);
  const focusCount = useCallback(() => count.current?.focus(), []);

  useEffect(() => onCount(RESULTS_LABELS.tires({ count: total })), [onCount, total]);

  useFoundVehicle(search.type === 'vehicle' ? found.result.vehicle : null);

  const { storeNumber, isCurrent } = found;
  const store =
    storeNumber === undefined
      ? undefined
      : closest?.storeNumber === storeNumber
        ? closest
        : UNKNOWN_STORE;
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
  const clearOne = useCallback(
    (name: FilterName) => change('remove filter', name, filtersCleared(name)),
    [change],
  );
  // Memoized, because a change of the sort or the view doesn't affect the filters.
  const fields = useMemo(
    () => (
      <FilterFields
        counts={counts}
        filters={filters}
        offerNames={offerNames}
        isCurrent={isCurrent}
        hasStore={storeNumber !== undefined}
        onToggle={toggle}
        onClear={clearOne}
      />
    ),
    [counts, filters, offerNames, isCurrent, storeNumber, toggle, clearOne],
  );

  return (
    <>
      <h2 className="bsro-visually-hidden">{RESULTS_LABELS.heading}</h2>
      <ResultsTabs
        prefix={prefix}
        panelId={panelId}
        active={tab}
        groups={tabGroups}
        explain={(empty) => explainEmptyTab(empty, found)}
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
            <a
              className="bsro-tire-results__skip"
              href={`#${countId}`}
              onClick={(event) => {
                event.preventDefault();
                focusCount();
              }}
            >
              {RESULTS_LABELS.skip}
            </a>
            {!areFieldsInSheet && fields}
          </section>
        )}
        <div className="bsro-tire-results__main">
          <ResultsBar
            countId={countId}
            countRef={count}
            shown={visible.length}
            total={total}
            hasFilters={hasFilters}
            selectedCount={selected.length}
            isOpening={isSheetOpen && !areFieldsInSheet}
            onOpenFilters={() => setIsSheetOpen(true)}
            onChange={change}
          />
          {store && (
            <p className="bsro-tire-results__store bsro-note bsro-targets">
              {formatPricesAt(store.storeName)} <a href={PAGES.displayMap}>{STORE_LABELS.change}</a>
            </p>
          )}
          <FilterChips
            selected={selected}
            offerNames={offerNames}
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
              offerNames={offerNames}
              onRemove={(name) => {
                clearOne(name);
                focusCount();
              }}
            />
          )}
          <TireList search={search} isCurrent={isCurrent} store={store} shown={listed} />
        </div>
      </div>
      {isSheetOpen && areFieldsInSheet && (
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
