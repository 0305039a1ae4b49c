import { NO_PRICE_LIMIT } from '../../domain/tires/tire-filters';
import type { FilterName } from '../../domain/tires/tire-filters';
import type { TireSort } from '../../domain/tires/tire-sort';
import type { TireTab } from '../../domain/tires/tire-tabs';
import { formatSpeedRating } from '../../domain/tires/load-and-speed';
import { formatLoadRange, formatTireType, TIRE_TEXTS } from '../../domain/tires/messages';
import { defineTexts } from '../../language/define-texts';
import { formatUsdWithoutZeroCents } from '../../language/numbers';

export const RESULTS_LABELS = defineTexts('tireSearch', {
  heading: 'Tires',
  loading: 'Loading tires',
  loadingPrices: 'Loading prices',
  tabs: 'Tire lists',
  filters: 'Filters',
  /** The link before the filters. */
  skip: 'Skip to results',
  /** The button that opens the filters. */
  filtersSelected: 'Filters ({selected, number})',
  selected: 'Selected filters',
  sort: 'Sort by',
  view: 'View',
  clearAll: 'Clear all',
  showFewer: 'Show fewer',
  /** The button that shows all values of a filter. */
  showAll: 'Show all ({values, number})',
  showMore: '{count, plural, one {Show # more tire} other {Show # more tires}}',
  /** The button that closes the filters. */
  showResults: '{count, plural, one {Show # tire} other {Show # tires}}',
  /** The number of tires or pairs. */
  tires: '{count, plural, one {# tire} other {# tires}}',
  shown: '{shown, number} of {count, plural, one {# tire} other {# tires}}',
  /** The name of a button that removes values of a filter. */
  remove: 'Remove {filter}: {value}',
  version: 'Version',
  versionOf: 'Version of {tire}',
  versionPrice: '{version} – {price}',
  /** A tire that has several versions, for screen readers. */
  namedVersion: '{tire}, {version}',
  /** The link to the tire's page; screen readers also read the tire. */
  select: 'Select {tire}',
  seePrice: 'See the price at your store',
  reviews: '{count, plural, one {# review} other {# reviews}}',
  reviewsOfTire: '{count, plural, one {# review} other {# reviews}} of {tire}',
  fitting: 'See tires that fit your vehicle',
  fits: '{size}: original size for your {vehicle}.',
  doesNotFit: 'Not an original size for a full set on your {vehicle}.',
  /** Announced when new prices are shown. */
  pricesUpdated: 'Prices and stock updated.',
  pricesUpdatedForStore: 'Prices and stock updated for {store}.',
  notLoaded: "The tires didn't load.",
  /** Shown above the tires of the CMS, with the retry button on the same line, even on a phone. */
  livePricesNotLoaded: "Live prices didn't load.",
  pricesNotLoaded: "Prices and stock at your store didn't load.",
});

export const TAB_LABELS = defineTexts('tireSearch.tabs', {
  all: 'All tires',
  bestSellers: 'Best sellers',
  highestRated: 'Highest rated',
  specialOffers: 'Special offers',
} satisfies Record<TireTab, string>);

export const SORT_LABELS = defineTexts('tireSearch.sort', {
  recommended: 'Recommended',
  priceLowToHigh: 'Price: low to high',
  priceHighToLow: 'Price: high to low',
  rating: 'Rating',
  mileage: 'Mileage warranty',
  brand: 'Brand',
} satisfies Record<TireSort, string>);

export const VIEW_LABELS = defineTexts('tireSearch.views', { list: 'List', grid: 'Grid' });

export const FILTER_LABELS = defineTexts('tireSearch.filters', {
  offer: 'Offer',
  brands: 'Brand',
  type: 'Type',
  size: 'Size',
  price: 'Price per tire',
  rating: 'Rating',
  mileage: 'Mileage warranty',
  stock: 'Availability',
  speed: 'Speed rating',
  load: 'Load range',
  runFlat: 'Run-flat',
} satisfies Record<FilterName, string>);

/** Labels of the radio buttons that clear the filters for price and rating. */
export const ANY_LABELS = defineTexts('tireSearch.any', {
  price: 'Any price',
  rating: 'Any rating',
});

const VALUE_LABELS = defineTexts('tireSearch.values', {
  price: 'Up to {price}',
  rating: '{stars, number} stars and up',
  inStock: 'In stock at my store',
  /** An offer that none of the tires has. */
  offer: 'The selected offer',
  runFlat: 'Run-flat',
  notRunFlat: 'Not run-flat',
});

const MILEAGE_LABELS: Readonly<Record<string, string>> = defineTexts('tireSearch.mileage', {
  70000: '70,000 miles and up',
  50000: '50,000 to 69,999 miles',
  1: 'Up to 49,999 miles',
  0: 'No mileage warranty',
});

/**
 * Formats a value of a filter, such as `4 stars and up`.
 * @param offerNames the names of the offers by their friendly IDs
 */
export const formatFilterValue = (
  name: FilterName,
  value: string,
  offerNames: ReadonlyMap<string, string>,
): string => {
  switch (name) {
    case 'offer':
      return offerNames.get(value) ?? VALUE_LABELS.offer;
    case 'price':
      return Number(value) === NO_PRICE_LIMIT
        ? ANY_LABELS.price
        : VALUE_LABELS.price({ price: formatUsdWithoutZeroCents(Number(value)) });
    case 'rating':
      return VALUE_LABELS.rating({ stars: Number(value) });
    case 'mileage':
      return MILEAGE_LABELS[value] ?? value;
    case 'type':
      return formatTireType(value);
    case 'stock':
      return VALUE_LABELS.inStock;
    case 'speed':
      return formatSpeedRating(value);
    case 'load':
      return formatLoadRange(value);
    case 'runFlat':
      return VALUE_LABELS[value === 'yes' ? 'runFlat' : 'notRunFlat'];
    case 'size': {
      const [front = '', rear] = value.split('_');
      return rear ? TIRE_TEXTS.pair({ front, rear }) : front;
    }
    default:
      return value;
  }
};
