/** Follows the name of the content. */
export const CONTENT_NOT_LOADED = "didn't load.";
