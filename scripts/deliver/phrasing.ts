/** Names of elements that can't contain a paragraph. */
export const PHRASING = /^(p|span|summary|a|button)$/;
