import { ARTICLE_ID } from './article-id';

const PREFIX = 'compare=';

/** Maximum number of groups in a hash. */
const LIMIT = 4;

/** Formats the hash that opens the comparison of these groups, without `#`; empty without groups. */
export const formatComparisonHash = (ids: readonly string[]): string =>
  ids.length > 0 ? PREFIX + ids.join(',') : '';

/**
 * Parses the group IDs in a hash without `#`: up to four valid ones.
 * @returns undefined if the hash has no valid ID
 */
export const parseComparisonHash = (hash: string): readonly string[] | undefined => {
  if (!hash.startsWith(PREFIX)) return undefined;
  const entries = hash.slice(PREFIX.length).split(/,|%2c/i);
  const ids = [...new Set(entries.filter((id) => ARTICLE_ID.test(id)))].slice(0, LIMIT);
  return ids.length > 0 ? ids : undefined;
};
