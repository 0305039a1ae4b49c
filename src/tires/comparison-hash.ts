const PREFIX = 'compare=';
const GROUP_ID = /^\d{1,20}(?:_\d{1,20})?$/;

/** Maximum number of groups in a hash. */
const LIMIT = 4;

/** Formats the hash that opens the comparison of these groups, without `#`. */
export const formatComparisonHash = (ids: readonly string[]): string => PREFIX + ids.join(',');

/**
 * Reads the groups of a hash without `#`: at most four, without invalid IDs.
 * @returns undefined if the hash names no group
 */
export const parseComparisonHash = (hash: string): readonly string[] | undefined => {
  if (!hash.startsWith(PREFIX)) return undefined;
  const named = hash.slice(PREFIX.length).replaceAll('%2C', ',').split(',');
  const ids = [...new Set(named.filter((id) => GROUP_ID.test(id)))].slice(0, LIMIT);
  return ids.length > 0 ? ids : undefined;
};
