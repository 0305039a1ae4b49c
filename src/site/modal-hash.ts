/** Suffix of a hash that opens a modal, such as `#sign-in.open` (MODL-1, OFFR-5). */
export const MODAL_HASH_SUFFIX = '.open';
