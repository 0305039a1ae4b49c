export const NO_STORE_TITLE = 'Find your store';
export const NO_STORE_TEXT = 'Choose a store to see its prices, stock, and hours.';

export const ZIP_LABELS = { field: 'Store near a zip code', submit: 'Find my store' } as const;

export const ALL_STORES_LINK = 'See all stores';

/** Labels of the links of my store. */
export const STORE_LINKS = {
  directions: 'Directions',
  schedule: 'Schedule an appointment',
} as const;

/** The title of a store whose name and city are unknown. */
export const UNNAMED_STORE = 'My store';
