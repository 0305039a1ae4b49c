const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** US dollars with cents, such as `$142.99` (PRIC-1). */
export const formatUsd = (dollars: number): string => usd.format(dollars);

/** US dollars, without cents where there are none, such as `$40`. */
export const formatSaving = (dollars: number): string => formatUsd(dollars).replace(/\.00$/, '');
