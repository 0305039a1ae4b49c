import { readItem, writeItem } from '../../browser/storage';

export type SearchType = 'vehicle' | 'size';

export const SEARCH_TYPES = ['vehicle', 'size'] as const satisfies readonly SearchType[];

const KEY = 'bsro-tire-search-type';
const LIFETIME_MS = 30 * 24 * 3_600_000;

/** Reads how this browser last searched for tires. */
export const readSearchType = (): SearchType | undefined => {
  const data = readItem(KEY, LIFETIME_MS);
  return SEARCH_TYPES.find((type) => type === data);
};

export const rememberSearchType = (type: SearchType): void => {
  writeItem(KEY, type, LIFETIME_MS);
};
