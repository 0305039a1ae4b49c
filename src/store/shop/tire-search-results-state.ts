interface AppliedFilters {
  size: string | null;
  brands: string[];
  /** Highest price in US dollars; 999,999,999 means no limit (SRCH-2). */
  price: number;
  rating: number | null;
  mileage: string[];
  type: string[];
}

interface SearchTab {
  sort: string | null;
  view: 'list' | 'grid';
  appliedFilters: AppliedFilters;
}

/** Tabs of the tire search, each with its sort, view, and filters (SRCH-1, STATE-1). */
export interface TireSearchResultsState {
  activeTab: SearchTabName;
  tabs: Record<SearchTabName, SearchTab>;
}

type SearchTabName = 'all' | 'bestSellers' | 'highestRated' | 'specialOffers';
