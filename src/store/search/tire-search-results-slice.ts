import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { DEFAULT_VIEW } from '../../domain/tires/results-query';
import type { ResultsState, TireView } from '../../domain/tires/results-query';
import { addFilter, clearFilter, NO_FILTERS, removeFilter } from '../../domain/tires/tire-filters';
import type { SelectedFilter, FilterName, TireFilters } from '../../domain/tires/tire-filters';
import { DEFAULT_SORT } from '../../domain/tires/tire-sort';
import type { TireSort } from '../../domain/tires/tire-sort';
import { DEFAULT_TAB, isFilterable } from '../../domain/tires/tire-tabs';
import type { TireTab } from '../../domain/tires/tire-tabs';
import { rootReducer } from '../root-reducer';

/** The sort, view, and filters of one tab, which stay while another tab is active (SRCH-1). */
interface SearchTab {
  readonly sort: TireSort;
  readonly view: TireView;
  /** Number of shown pages. */
  readonly page: number;
  readonly appliedFilters: TireFilters;
}

/** A search whose tires are shown, or the message that there are none. */
interface ShownSearch {
  readonly searchType: 'vehicle' | 'size';
  /** Number of tires and pairs without filters. */
  readonly count: number;
}

/** Tabs of the tire search (SRCH-1, STATE-1). */
export interface TireSearchResultsState {
  readonly activeTab: TireTab;
  readonly tabs: Readonly<Record<TireTab, SearchTab>>;
  /** Null until the response has arrived. */
  readonly shown: ShownSearch | null;
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
  shown: null,
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

const tireSearchResultsSlice = createSlice({
  name: 'tireSearchResults',
  initialState,
  reducers: {
    /** Opens the tab in a URL, with its sort, view, page, and filters. */
    resultsOpened(state, { payload }: PayloadAction<ResultsState>) {
      const { tab, filters, ...rest } = payload;
      return changeTab({ ...state, activeTab: tab }, { ...rest, appliedFilters: filters });
    },
    searchShown(state, { payload }: PayloadAction<ShownSearch>) {
      state.shown = payload;
    },
    tabSelected(state, { payload }: PayloadAction<TireTab>) {
      state.activeTab = payload;
    },
    sortSelected(state, { payload }: PayloadAction<TireSort>) {
      return isFilterable(state.activeTab) ? changeTab(state, { sort: payload, page: 1 }) : state;
    },
    viewSelected: (state, { payload }: PayloadAction<TireView>) =>
      changeTab(state, { view: payload }),
    filterAdded: (state, { payload }: PayloadAction<SelectedFilter>) =>
      changeFilters(state, (filters) => addFilter(filters, payload)),
    filterRemoved: (state, { payload }: PayloadAction<SelectedFilter>) =>
      changeFilters(state, (filters) => removeFilter(filters, payload)),
    /** Removes all values of one filter or, without a name, of all filters. */
    filtersCleared: (state, { payload }: PayloadAction<FilterName | undefined>) =>
      changeFilters(state, (filters) => (payload ? clearFilter(filters, payload) : NO_FILTERS)),
    moreShown: (state) => changeTab(state, { page: state.tabs[state.activeTab].page + 1 }),
  },
  selectors: {
    selectActiveTab: ({ activeTab }) => activeTab,
    /** Returns the sort, view, page, and filters of the active tab; the same object while none changes. */
    selectSearchTab: ({ activeTab, tabs }) => tabs[activeTab],
  },
});

export type TireSearchResultsSlice = WithSlice<typeof tireSearchResultsSlice>;
export const {
  resultsOpened,
  searchShown,
  tabSelected,
  sortSelected,
  viewSelected,
  filterAdded,
  filterRemoved,
  filtersCleared,
  moreShown,
} = tireSearchResultsSlice.actions;
export const { selectActiveTab, selectSearchTab } =
  tireSearchResultsSlice.injectInto(rootReducer).selectors;
