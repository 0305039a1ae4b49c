/** Separates the thousands of a number of at most three decimals: `1204.50` to `1,204.50`. */
export const separateThousands = (digits: string): string =>
  digits.replaceAll(/\B(?=(\d{3})+(?:\.|$))/g, ',');

/**
 * Formats a number of at most three decimals with separators: `1,204`. The browser's own formatters
 * aren't used where a page starts, because the first one takes a phone 70 ms (docs/performance.md).
 */
export const formatNumber = (value: number): string => separateThousands(`${value}`);
