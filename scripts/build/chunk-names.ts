/**
 * The chunk that the entry loads on every page: the header's declarations, and the hashes of what
 * every page loads, so that the entry does not grow with them. The hashes in a chunk are its table.
 */
export const DECLARATIONS_CHUNK = 'declarations';

/**
 * The chunk with the declarations of the features in a page's content, and their hashes. Hashes can't
 * be compressed, so pages without such features should not load them.
 */
export const FEATURES_CHUNK = 'features';

/**
 * The chunk with the declarations of placeholders that have a page of their own, and the hashes of
 * what they load (src/mounts/page-features.ts).
 */
export const PAGE_FEATURES_CHUNK = 'page-features';

/**
 * The chunk with the hashes of the other files: those that a visitor's action or another feature loads,
 * and those that few pages need. It loads when a hash is unknown.
 */
export const LATER_CHUNK = 'later-files';
