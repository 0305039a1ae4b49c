const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats US dollars with cents, such as `$142.99` (PRIC-1). */
export const formatUsd = (dollars: number): string => usd.format(dollars);

/** Formats US dollars, without cents if they are zero, such as `$40`. */
export const formatUsdWithoutZeroCents = (dollars: number): string =>
  formatUsd(dollars).replace(/\.00$/, '');
