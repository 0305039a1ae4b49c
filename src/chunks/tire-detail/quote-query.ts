/** A quote's ID, which is a UUID. */
const QUOTE_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Finds the quote ID in a query, where it is a key without a value (TDP-1). */
export const findQuoteId = (query: URLSearchParams): string | undefined =>
  [...query].find(([key, value]) => value === '' && QUOTE_ID.test(key))?.[0];
