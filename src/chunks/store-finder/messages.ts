/** Announced while a search runs. */
export const SEARCHING = 'Looking for stores…';

/** The link to the map, after a store has become my store. */
export const NEARBY_LINK = 'See the stores nearby';

/** Singular and plural of the options of a select, for announcing their number. */
export const OPTION_NAMES = {
  city: ['city', 'cities'],
  store: ['store', 'stores'],
} as const;

/** Follows a store's address in the select. */
export const TEMPORARILY_CLOSED = '(temporarily closed)';

/** Replaces the missing name of a store. */
export const UNNAMED_STORE = 'This store';
