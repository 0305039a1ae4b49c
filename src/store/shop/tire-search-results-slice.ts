import { createAction } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import { DEFAULT_VIEW } from '../../tires/results-query';
import type { ResultsState, TireView } from '../../tires/results-query';
import { addFilter, clearFilter, NO_FILTERS, removeFilter } from '../../tires/tire-filters';
import type { SelectedFilter, FilterName, TireFilters } from '../../tires/tire-filters';
import { DEFAULT_SORT } from '../../tires/tire-sort';
import type { TireSort } from '../../tires/tire-sort';
import { DEFAULT_TAB, isFilterable } from '../../tires/tire-tabs';
import type { TireTab } from '../../tires/tire-tabs';
import type { RootState } from '..';
import { rootReducer } from '../root-reducer';

/** The sort, view, and filters of one tab, which stay while another tab is active (SRCH-1). */
interface SearchTab {
  readonly sort: TireSort;
  readonly view: TireView;
  /** Number of shown pages. */
  readonly page: number;
  readonly appliedFilters: TireFilters;
}

/** Tabs of the tire search (SRCH-1, STATE-1). */
export interface TireSearchResultsState {
  readonly activeTab: TireTab;
  readonly tabs: Readonly<Record<TireTab, SearchTab>>;
}

const NEW_TAB: SearchTab = {
  sort: DEFAULT_SORT,
  view: DEFAULT_VIEW,
  page: 1,
  appliedFilters: NO_FILTERS,
};

const initialState: TireSearchResultsState = {
  activeTab: DEFAULT_TAB,
  tabs: { all: NEW_TAB, bestSellers: NEW_TAB, highestRated: NEW_TAB, specialOffers: NEW_TAB },
};

const changeTab = (
  state: TireSearchResultsState,
  changes: Partial<SearchTab>,
): TireSearchResultsState => {
  const { activeTab, tabs } = state;
  return { ...state, tabs: { ...tabs, [activeTab]: { ...tabs[activeTab], ...changes } } };
};

/** Changes the filters of the active tab, if it has any, and shows its first page (SRCH-1). */
const changeFilters = (
  state: TireSearchResultsState,
  change: (filters: TireFilters) => TireFilters,
): TireSearchResultsState => {
  const { activeTab, tabs } = state;
  if (!isFilterable(activeTab)) return state;
  return changeTab(state, { appliedFilters: change(tabs[activeTab].appliedFilters), page: 1 });
};

/** Opens the tab in a URL, with its sort, view, page, and filters. */
export const resultsOpened = createAction<ResultsState>('tireSearchResults/resultsOpened');
export const tabSelected = createAction<TireTab>('tireSearchResults/tabSelected');
export const sortSelected = createAction<TireSort>('tireSearchResults/sortSelected');
export const viewSelected = createAction<TireView>('tireSearchResults/viewSelected');
export const filterAdded = createAction<SelectedFilter>('tireSearchResults/filterAdded');
export const filterRemoved = createAction<SelectedFilter>('tireSearchResults/filterRemoved');
/** Removes all values of one filter or, without a name, of all filters. */
export const filtersCleared = createAction<FilterName | undefined>(
  'tireSearchResults/filtersCleared',
);
export const moreShown = createAction('tireSearchResults/moreShown');

const reducer = (
  state: TireSearchResultsState = initialState,
  action: UnknownAction,
): TireSearchResultsState => {
  if (resultsOpened.match(action)) {
    const { tab, filters, ...rest } = action.payload;
    return changeTab({ ...state, activeTab: tab }, { ...rest, appliedFilters: filters });
  }
  if (tabSelected.match(action)) return { ...state, activeTab: action.payload };
  if (sortSelected.match(action) && isFilterable(state.activeTab)) {
    return changeTab(state, { sort: action.payload, page: 1 });
  }
  if (viewSelected.match(action)) return changeTab(state, { view: action.payload });
  if (filterAdded.match(action)) {
    return changeFilters(state, (filters) => addFilter(filters, action.payload));
  }
  if (filterRemoved.match(action)) {
    return changeFilters(state, (filters) => removeFilter(filters, action.payload));
  }
  if (filtersCleared.match(action)) {
    const name = action.payload;
    return changeFilters(state, (filters) => (name ? clearFilter(filters, name) : NO_FILTERS));
  }
  if (moreShown.match(action)) {
    return changeTab(state, { page: state.tabs[state.activeTab].page + 1 });
  }
  return state;
};

rootReducer.inject({ reducerPath: 'tireSearchResults', reducer });

const selectSlice = (state: RootState): TireSearchResultsState =>
  state.tireSearchResults ?? initialState;

export const selectActiveTab = (state: RootState): TireTab => selectSlice(state).activeTab;

/** Returns the sort, view, page, and filters of the active tab; the same object while none changes. */
export const selectSearchTab = (state: RootState): SearchTab => {
  const { activeTab, tabs } = selectSlice(state);
  return tabs[activeTab];
};
