import { formatNumber } from './format-number';

/** Formats US dollars with cents, such as `$142.99` (PRIC-1). */
export const formatUsd = (dollars: number): string => {
  const cents = Math.round(Math.abs(dollars) * 100);
  const amount = `$${formatNumber(Math.floor(cents / 100))}.${`${cents % 100}`.padStart(2, '0')}`;
  return dollars < 0 ? `-${amount}` : amount;
};

/** Formats US dollars, without cents if they are zero, such as `$40`. */
export const formatUsdWithoutZeroCents = (dollars: number): string =>
  formatUsd(dollars).replace(/\.00$/, '');
