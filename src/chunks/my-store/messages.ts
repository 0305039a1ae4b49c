/** The label in the header while the city of my store is unknown. */
export const MY_STORE = 'My store';

/** The label in the header without a store. */
export const FIND_STORE = 'Find a store';

export const PANEL_NOT_LOADED = "My store didn't open. Use the link to go to its page.";

export const NO_STORE_TITLE = 'Find your store';
export const NO_STORE_TEXT = 'Choose a store to see its prices, stock, and hours.';

export const ZIP_LABELS = {
  field: 'Store near a zip code',
  submit: 'Find my store',
} as const;

export const ALL_STORES_LINK = 'See all stores';

/** Labels of the links of my store. */
export const STORE_LINKS = {
  directions: 'Directions',
  schedule: 'Schedule an appointment',
} as const;
