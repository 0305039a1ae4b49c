/** Maximum number of non-numeric IDs per request (REVW-3). */
const LARGEST_BATCH = 50;

const NUMERIC = /^\d+$/;

const halve = (ids: readonly string[]): (readonly string[])[] => {
  if (ids.length <= LARGEST_BATCH) return [ids];
  const middle = Math.ceil(ids.length / 2);
  return [...halve(ids.slice(0, middle)), ...halve(ids.slice(middle))];
};

/**
 * Splits product IDs into requests: all numeric IDs in one, the others in batches that are halved
 * until none has more than 50 (130 become 33, 32, 33, 32). Drops repeated IDs (REVW-3).
 */
export const splitIntoBatches = (ids: readonly string[]): (readonly string[])[] => {
  const different = [...new Set(ids)];
  const numeric = different.filter((id) => NUMERIC.test(id));
  const named = different.filter((id) => !NUMERIC.test(id));
  return [numeric, ...halve(named)].filter(({ length }) => length > 0);
};
