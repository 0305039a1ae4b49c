/** A quote's ID as the services create it: a UUID. */
const QUOTE_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Returns the ID of the quote in a query, which is a key without a value (TDP-1). */
export const findQuoteId = (query: URLSearchParams): string | undefined =>
  [...query].find(([key, value]) => value === '' && QUOTE_ID.test(key))?.[0];
