/**
 * Formats a number of at most three decimals with separators: `1,204`. The browser's own formatters
 * aren't used where a page starts, because the first one takes a phone 70 ms (docs/performance.md).
 */
export const formatNumber = (value: number): string =>
  `${value}`.replaceAll(/\B(?=(\d{3})+(?:\.|$))/g, ',');
