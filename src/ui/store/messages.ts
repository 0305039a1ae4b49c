/** The states of a store summary. */
export const SUMMARY_MESSAGES = {
  loading: 'Loading the store…',
  failed: "The store didn't load.",
} as const;

/** The name of a store whose name and city are unknown. */
export const UNNAMED_STORE = 'My store';
