/**
 * The chunk that the entry loads on every page: the declarations of the header's placeholders. The build adds the
 * integrity table to it (scripts/build/chunk-loader.ts).
 */
export const DECLARATIONS_CHUNK = 'declarations';

/** The chunk with the declarations of the placeholders in a page's content. */
export const FEATURES_CHUNK = 'features';

/** The chunk with the declarations of placeholders that have a page of their own (src/mounts/page-features.ts). */
export const PAGE_FEATURES_CHUNK = 'page-features';

/** The chunks that the placeholders of a header load. */
export const HEADER_CHUNKS: readonly string[] = [
  'account-menu',
  'cart-icon',
  'my-store',
  'navigation',
  'chat',
];
