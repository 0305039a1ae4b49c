import { separateThousands } from './format-number';

/** Formats US dollars with cents, such as `$142.99` (PRIC-1). */
export const formatUsd = (dollars: number): string =>
  `${dollars < 0 ? '-' : ''}$${separateThousands(Math.abs(dollars).toFixed(2))}`;

/** Formats US dollars, without cents if they are zero, such as `$40`. */
export const formatUsdWithoutZeroCents = (dollars: number): string =>
  formatUsd(dollars).replace(/\.00$/, '');
