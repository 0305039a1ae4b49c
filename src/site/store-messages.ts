/** What a visitor reads about a store or a search for one; the one home of each. */
export const STORE_MESSAGES = {
  /** HOURS-1 */
  temporarilyClosed: 'This store is temporarily closed',
} as const;
