import { readItem, writeItem } from '../../browser/storage';

/** What a visitor searches tires by. */
export type SearchType = 'vehicle' | 'size';

/** The choices, in their order. */
export const SEARCH_TYPES = ['vehicle', 'size'] as const satisfies readonly SearchType[];

const KEY = 'bsro-tire-search-type';
const LIFETIME_MS = 30 * 24 * 3_600_000;

/** Reads what this browser last searched tires by. */
export const readSearchType = (): SearchType | undefined => {
  const data = readItem(KEY, LIFETIME_MS);
  return SEARCH_TYPES.find((type) => type === data);
};

export const rememberSearchType = (type: SearchType): void => {
  writeItem(KEY, type, LIFETIME_MS);
};
