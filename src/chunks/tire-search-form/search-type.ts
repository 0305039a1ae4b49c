import { picklist } from 'valibot';
import { createStoredItem } from '../../browser/stored-item';

export type SearchType = 'vehicle' | 'size';

export const SEARCH_TYPES = ['vehicle', 'size'] as const satisfies readonly SearchType[];

/** How this browser last searched for tires. */
export const savedSearchType = createStoredItem(
  'bsro-tire-search-type',
  picklist(SEARCH_TYPES),
  30 * 24 * 3_600_000,
);
