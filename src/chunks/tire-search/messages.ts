import type { SearchedVehicle } from '../../services/tire-search';
import type { FilterName } from '../../domain/tires/tire-filters';
import { NO_PRICE_LIMIT } from '../../domain/tires/tire-filters';
import type { TireSort } from '../../domain/tires/tire-sort';
import type { TireTab } from '../../domain/tires/tire-tabs';
import {
  formatAverageRating,
  formatNumber,
  formatUsdWithoutZeroCents,
} from '../../language/numbers';

export const RESULTS_LABELS = {
  heading: 'Tires',
  loading: 'Loading tires',
  loadingPrices: 'Loading prices',
  tabs: 'Tire lists',
  filters: 'Filters',
  selected: 'Selected filters',
  sort: 'Sort by',
  view: 'View',
  clearAll: 'Clear all',
  showFewer: 'Show fewer',
  seePrice: 'See the price at your store',
  askPrice: 'Call your store for pricing.',
  noReviews: 'No reviews yet',
  fitting: 'See tires that fit your vehicle',
  noWarranty: 'No mileage warranty',
} as const;

export const TIRES_NOT_LOADED = "The tires didn't load.";

/** Shown above the tires of the CMS, with the retry button on the same line, even on a phone. */
export const LIVE_PRICES_NOT_LOADED = "Live prices didn't load.";

export const PRICES_NOT_LOADED = "Prices and stock at your store didn't load.";

export const TAB_LABELS: Readonly<Record<TireTab, string>> = {
  all: 'All tires',
  bestSellers: 'Best sellers',
  highestRated: 'Highest rated',
  specialOffers: 'Special offers',
};

export const SORT_LABELS: Readonly<Record<TireSort, string>> = {
  recommended: 'Recommended',
  priceLowToHigh: 'Price: low to high',
  priceHighToLow: 'Price: high to low',
  rating: 'Rating',
  mileage: 'Mileage warranty',
  brand: 'Brand',
};

export const VIEW_LABELS = { list: 'List', grid: 'Grid' } as const;

export const FILTER_LABELS: Readonly<Record<FilterName, string>> = {
  brands: 'Brand',
  type: 'Type',
  size: 'Size',
  price: 'Price per tire',
  rating: 'Rating',
  mileage: 'Mileage warranty',
};

/** Labels of the radio buttons that clear the filters for price and rating. */
export const ANY_LABELS = { price: 'Any price', rating: 'Any rating' } as const;

const MILEAGE_LABELS: Readonly<Record<string, string>> = {
  '70000': '70,000 miles and up',
  '50000': '50,000 to 69,999 miles',
  '1': 'Up to 49,999 miles',
  '0': RESULTS_LABELS.noWarranty,
};

/** Formats a value of a filter, such as `4 stars and up`. */
export const formatFilterValue = (name: FilterName, value: string): string => {
  if (name === 'price') {
    return Number(value) === NO_PRICE_LIMIT
      ? ANY_LABELS.price
      : `Up to ${formatUsdWithoutZeroCents(Number(value))}`;
  }
  if (name === 'rating') return `${value} stars and up`;
  if (name === 'mileage') return MILEAGE_LABELS[value] ?? value;
  return name === 'size' ? value.replace(/(.+)_(.+)/, '$1 front, $2 rear') : value;
};

/** Formats a number of tires or pairs: `1 tire`, `212 tires`. */
export const formatTireCount = (value: number): string =>
  `${formatNumber(value)} ${value === 1 ? 'tire' : 'tires'}`;

/** Formats the number of shown tires: `24 of 212 tires`. */
export const formatShownCount = (shown: number, total: number): string =>
  shown < total ? `${formatNumber(shown)} of ${formatTireCount(total)}` : formatTireCount(total);

export const formatShowMore = (value: number): string =>
  `Show ${value} more ${value === 1 ? 'tire' : 'tires'}`;

/** Formats the label of the button that shows all values of a filter: `Show all (12)`. */
export const formatShowAll = (values: number): string => `Show all (${values})`;

/** Formats the label of the button that opens the filters: `Filters (2)`. */
export const formatFiltersButton = (selected: number): string =>
  selected > 0 ? `${RESULTS_LABELS.filters} (${selected})` : RESULTS_LABELS.filters;

/** Formats the name of a button that removes values of a filter: `Remove Brand: Northpeak`. */
export const formatRemove = (name: FilterName, label: string): string =>
  `Remove ${FILTER_LABELS[name]}: ${label}`;

/** Formats a warranty: `60,000-mile warranty`. */
export const formatWarranty = (miles: number): string =>
  miles > 0 ? `${formatNumber(miles)}-mile warranty` : RESULTS_LABELS.noWarranty;

/** Formats a rating: `4.3 out of 5`. */
export const formatRatingLabel = (average: number): string =>
  `${formatAverageRating(average)} out of 5`;

export const formatReviewCount = (reviews: number): string =>
  `${formatNumber(reviews)} ${reviews === 1 ? 'review' : 'reviews'}`;

/** Formats the announcement of new prices. */
export const formatPricesUpdated = (storeName: string): string =>
  `Prices and stock updated${storeName && ` for ${storeName}`}.`;

/**
 * Formats whether the searched size is original for a vehicle.
 * @param original the size, or both sizes of a pair; undefined if it isn't original
 */
export const formatSizeFit = (
  { year, make, model, trim }: SearchedVehicle,
  original: { readonly front: string; readonly rear?: string | null | undefined } | undefined,
): string => {
  const vehicle = `${year} ${make} ${model} ${trim}`;
  if (!original) return `Not an original size for a full set on your ${vehicle}.`;
  const { front, rear } = original;
  return `${front}${rear ? ` front, ${rear} rear` : ''}: original size for your ${vehicle}.`;
};

/** Formats the label of the button that closes the filters: `Show 42 tires`. */
export const formatShowResults = (value: number): string => `Show ${formatTireCount(value)}`;
