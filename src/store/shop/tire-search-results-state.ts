/** Highest price that a filter names; it stands for no cap (SRCH-2), in US dollars. */
const NO_PRICE_CAP = 999_999_999;

export interface AppliedFilters {
  size: string | null;
  brands: string[];
  price: number;
  rating: number | null;
  mileage: string[];
  type: string[];
}

export interface SearchTab {
  sort: string | null;
  view: 'list' | 'grid';
  appliedFilters: AppliedFilters;
}

export interface TireSearchResultsState {
  activeTab: SearchTabName;
  tabs: Record<SearchTabName, SearchTab>;
}

export type SearchTabName = 'all' | 'bestSellers' | 'highestRated' | 'specialOffers';

const tab = (): SearchTab => ({
  sort: null,
  view: 'list',
  appliedFilters: {
    size: null,
    brands: [],
    price: NO_PRICE_CAP,
    rating: null,
    mileage: [],
    type: [],
  },
});

const initialState: TireSearchResultsState = {
  activeTab: 'all',
  tabs: { all: tab(), bestSellers: tab(), highestRated: tab(), specialOffers: tab() },
};

/** Tabs of the tire search, each with its sort, view and filters (SRCH-1, STATE-1). */
export const tireSearchResults = (
  state: TireSearchResultsState = initialState,
): TireSearchResultsState => state;
