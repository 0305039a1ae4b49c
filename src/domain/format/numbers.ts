/**
 * Formats an average rating with one decimal, rounded half up: `3.6` for 3.55. Without the summand,
 * `toFixed` would round the binary fraction, which is a little lower, and lists and reviews would show
 * different ratings.
 */
export const formatAverageRating = (average: number): string => (average + 1e-9).toFixed(1);

/** Separates the thousands of a number of at most three decimals: `1204.50` to `1,204.50`. */
const separateThousands = (digits: string): string =>
  digits.replaceAll(/\B(?=(\d{3})+(?:\.|$))/g, ',');

/**
 * Formats a number of at most three decimals with separators: `1,204`. The browser's own formatters
 * aren't used where a page starts, because the first one takes a phone 70 ms (docs/performance.md).
 */
export const formatNumber = (value: number): string => separateThousands(`${value}`);

/** Formats US dollars with cents, such as `$142.99` (PRIC-1). */
export const formatUsd = (dollars: number): string =>
  `${dollars < 0 ? '-' : ''}$${separateThousands(Math.abs(dollars).toFixed(2))}`;

/** Formats US dollars, without cents if they are zero, such as `$40`. */
export const formatUsdWithoutZeroCents = (dollars: number): string =>
  formatUsd(dollars).replace(/\.00$/, '');

/**
 * Rounds US dollars to cents. Half a cent, which the average price of a pair may contain, is rounded up,
 * although 1.005, for example, is slightly less as a floating-point number.
 */
export const roundPrice = (dollars: number): number =>
  Math.round(Math.round(dollars * 200) / 2) / 100;
