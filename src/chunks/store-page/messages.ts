export const SEE_MORE_STORES = 'See more stores';

export const formatShownStores = (shown: number, count: number): string =>
  `Showing ${shown >= count ? 'all' : `${shown} of`} ${count} stores`;
