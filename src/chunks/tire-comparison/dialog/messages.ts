/** Texts of the comparison. */
export const COMPARISON_TEXTS = {
  title: 'Compare tires',
  differencesOnly: 'Show differences only',
  differs: 'Different:',
  noDifferences: 'These tires are the same in every row.',
  view: 'View',
  grid: 'Side by side',
  list: 'One by one',
  signInOnly: 'Sign In Only Savings',
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
  noReviews: 'No reviews yet',
  remove: 'Remove',
  /** Precedes the average price of a pair's tires. */
  average: 'Average',
};

/** Row headers by row. */
export const ROW_LABELS = {
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
};

/** Formats the number of differing rows for screen readers. */
export const formatDifferences = (count: number): string =>
  count === 1 ? '1 row is different.' : `${count} rows are different.`;

/** Formats `$55.99 on sale, regular price $65.99`. */
export const formatSale = (sale: string, regular: string): string =>
  `${sale} on sale, regular price ${regular}`;
