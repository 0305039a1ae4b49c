import { createReduxStore } from '..';
import { NO_FILTERS } from '../../domain/tires/tire-filters';
import {
  filterAdded,
  filterRemoved,
  filtersCleared,
  moreShown,
  resultsOpened,
  selectActiveTab,
  selectSearchTab,
  sortSelected,
  tabSelected,
  viewSelected,
} from './tire-search-results-slice';

const createStore = () => {
  const store = createReduxStore();
  return {
    dispatch: store.dispatch,
    getTab: () => selectSearchTab(store.getState()),
    getActiveTab: () => selectActiveTab(store.getState()),
    getSlice: () => store.getState().tireSearchResults,
  };
};

test('adds the tabs to the state, each with its sort, view, and filters [SRCH-1/tabs] [STATE-1/tireSearchResults]', () => {
  const { dispatch, getSlice } = createStore();
  dispatch(tabSelected('all'));
  const tab = { sort: 'recommended', view: 'list', page: 1, appliedFilters: NO_FILTERS };
  expect(getSlice()).toEqual({
    activeTab: 'all',
    tabs: { all: tab, bestSellers: tab, highestRated: tab, specialOffers: tab },
    shown: null,
  });
});

test('keeps sort, view, and filters of each tab [SRCH-1/sort] [SRCH-1/view] [SRCH-1/filters-by-tab]', () => {
  const { dispatch, getTab } = createStore();
  dispatch(sortSelected('rating'));
  dispatch(viewSelected('grid'));
  dispatch(filterAdded({ name: 'brands', value: 'Northpeak' }));
  dispatch(tabSelected('specialOffers'));
  expect(getTab()).toMatchObject({ sort: 'recommended', view: 'list', appliedFilters: NO_FILTERS });
  dispatch(filterAdded({ name: 'rating', value: '4' }));
  dispatch(tabSelected('all'));
  expect(getTab()).toMatchObject({
    sort: 'rating',
    view: 'grid',
    appliedFilters: { brands: ['Northpeak'], rating: null },
  });
});

test('ignores sorts and filters on the other tabs [SRCH-1/filters-by-tab]', () => {
  const { dispatch, getTab } = createStore();
  dispatch(tabSelected('bestSellers'));
  dispatch(sortSelected('rating'));
  dispatch(filterAdded({ name: 'brands', value: 'Northpeak' }));
  expect(getTab()).toMatchObject({ sort: 'recommended', appliedFilters: NO_FILTERS });
});

test('replaces a rating and a price, and removes one value, one filter, or all filters [SRCH-2/replaced] [SRCH-2/removable] [SRCH-2/clear-all]', () => {
  const { dispatch, getTab } = createStore();
  for (const value of ['3', '4']) dispatch(filterAdded({ name: 'rating', value }));
  for (const value of ['100', '150']) dispatch(filterAdded({ name: 'price', value }));
  for (const value of ['A', 'B']) dispatch(filterAdded({ name: 'brands', value }));
  for (const value of ['A', 'B']) dispatch(filterAdded({ name: 'type', value }));
  expect(getTab().appliedFilters).toMatchObject({ rating: 4, price: 150, brands: ['A', 'B'] });
  dispatch(filterRemoved({ name: 'brands', value: 'A' }));
  dispatch(filterRemoved({ name: 'price', value: '150' }));
  dispatch(filtersCleared('type'));
  expect(getTab().appliedFilters).toMatchObject({
    rating: 4,
    price: 999_999_999,
    brands: ['B'],
    type: [],
  });
  dispatch(filtersCleared());
  expect(getTab().appliedFilters).toEqual(NO_FILTERS);
});

test('shows more pages until a filter or sort changes', () => {
  const { dispatch, getTab } = createStore();
  dispatch(moreShown());
  dispatch(moreShown());
  expect(getTab().page).toBe(3);
  dispatch(viewSelected('grid'));
  expect(getTab().page).toBe(3);
  dispatch(filterAdded({ name: 'brands', value: 'A' }));
  expect(getTab().page).toBe(1);
  dispatch(moreShown());
  dispatch(sortSelected('brand'));
  expect(getTab().page).toBe(1);
});

test('opens the tab in a URL', () => {
  const { dispatch, getTab, getActiveTab } = createStore();
  dispatch(
    resultsOpened({
      tab: 'specialOffers',
      sort: 'brand',
      view: 'grid',
      page: 2,
      filters: { ...NO_FILTERS, brands: ['A'] },
    }),
  );
  expect(getActiveTab()).toBe('specialOffers');
  expect(getTab()).toMatchObject({ sort: 'brand', view: 'grid', page: 2 });
});
