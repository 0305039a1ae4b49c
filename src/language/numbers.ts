import { forLocale, isEnglish } from './language';

/** Separates the thousands of a number of at most three decimals: `1204.50` to `1,204.50`. */
const separateThousands = (digits: string): string =>
  digits.replaceAll(/\B(?=(\d{3})+(?:\.|$))/g, ',');

const numberFormat = forLocale((locale) => new Intl.NumberFormat(locale));
const tenthsFormat = forLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const usdFormat = forLocale(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }),
);

/**
 * Formats a number of at most three decimals with separators: `1,204`. The browser's own formatters
 * aren't used for English, because the first one takes a phone 70 ms (docs/performance.md).
 */
export const formatNumber = (value: number): string =>
  isEnglish() ? separateThousands(`${value}`) : numberFormat().format(value);

/** Formats a number with one decimal: `4.3`. */
export const formatTenths = (value: number): string =>
  isEnglish() ? value.toFixed(1) : tenthsFormat().format(value);

/**
 * Formats an average rating with one decimal, rounded half up: `3.6` for 3.55. Without the summand,
 * the binary fraction, which is a little lower, would be rounded, and lists and reviews would show
 * different ratings.
 */
export const formatAverageRating = (average: number): string => formatTenths(average + 1e-9);

/** Formats US dollars with cents, such as `$142.99` (PRIC-1). */
export const formatUsd = (dollars: number): string =>
  isEnglish()
    ? `${dollars < 0 ? '-' : ''}$${separateThousands(Math.abs(dollars).toFixed(2))}`
    : usdFormat().format(dollars);

/** Formats US dollars, without cents if they are zero, such as `$40`. */
export const formatUsdWithoutZeroCents = (dollars: number): string =>
  formatUsd(dollars).replace(/[.,]00(?!\d)/, '');

/**
 * Rounds US dollars to cents. Half a cent, which the average price of a pair may contain, is rounded up,
 * although 1.005, for example, is slightly less as a floating-point number.
 */
export const roundPrice = (dollars: number): number =>
  Math.round(Math.round(dollars * 200) / 2) / 100;
