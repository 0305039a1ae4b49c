/** Follows the name of the content. */
export const NOT_LOADED = "didn't load.";
