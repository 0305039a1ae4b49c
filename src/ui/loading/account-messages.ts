/** Follows the name of the content. */
export const NOT_LOADED = "didn't load.";

/** Replaces the label of the retry button during a retry. */
export const RETRYING = 'Loading…';
