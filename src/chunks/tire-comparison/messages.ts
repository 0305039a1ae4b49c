import { defineTexts } from '../../language/define-texts';

/** Texts of the comparison. The bar needs few of them, but the state has all (TEXT-2). */
export const COMPARISON_TEXTS = defineTexts('tireComparison', {
  title: 'Compare tires',
  differencesOnly: 'Show differences only',
  differs: 'Different:',
  /** The number of differing rows, for screen readers. */
  differences: '{count, plural, one {# row is different.} other {# rows are different.}}',
  noDifferences: 'These tires are the same in every row.',
  /** The button that shows one tire after the other instead of a table. */
  list: 'One by one',
  print: 'Print',
  copy: 'Copy link',
  copied: 'Link copied.',
  notCopied: 'Copy this link to share the comparison:',
  previous: 'Previous tires',
  next: 'Next tires',
  table: 'Tire comparison',
  corner: 'Feature',
  loading: 'Loading prices and details…',
  failed: "Some prices and details didn't load. Here's what we have.",
  noStore: 'Select a store to see prices and stock.',
  findStore: 'Find a store',
  noneAvailable: 'These tires are no longer available.',
  unknown: 'No longer available',
  /** Shown for an unknown value. Must not suggest that the tire is out of stock. */
  missing: 'No information',
  selectStore: 'Select a store',
  none: 'None',
  /** The link to the tire's page; screen readers also read the tire. */
  select: 'Select {tire}',
  remove: 'Remove',
  /** The name of a button that removes a tire. */
  removeTire: 'Remove {tire} from the comparison',
  /** The number of a tire whose name is unknown or that of another tire, too. */
  item: 'Item {code}',
  pair: 'Item {front} and {rear}',
  sale: '{sale} on sale, regular price {regular}',
  signInSavings: 'Sign In Only Savings: {offer}',
  miles: '{miles, number} miles',
});

export const ROW_LABELS = defineTexts('tireComparison.rows', {
  price: 'Price each',
  set: 'Set of four',
  savings: 'Instant savings',
  rebate: 'Mail-in rebate',
  stock: 'Stock',
  rating: 'Rating',
  mileage: 'Mileage warranty',
  type: 'Type',
  size: 'Size',
  loadAndSpeed: 'Load and speed',
});

export const BAR_LABELS = defineTexts('tireComparison.bar', {
  region: 'Tires to compare',
  compare: 'Compare',
  clear: 'Clear all',
  addOne: 'Select another tire to compare.',
  failed: "The comparison didn't load.",
  selected: '{count, number} of {limit, number} tires selected',
});

/** Formats the item numbers of a tire or a pair: `Item 200 and 201`. */
export const formatItemCode = (id: string): string => {
  const [front = '', rear] = id.split('_');
  return rear ? COMPARISON_TEXTS.pair({ front, rear }) : COMPARISON_TEXTS.item({ code: front });
};
