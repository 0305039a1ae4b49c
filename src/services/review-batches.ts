/** Non-numeric ids that one request takes; more are halved (REVW-3). */
const LARGEST_BATCH = 50;

const NUMERIC = /^\d+$/;

const halve = (ids: readonly string[]): (readonly string[])[] => {
  if (ids.length <= LARGEST_BATCH) return [ids];
  const middle = Math.ceil(ids.length / 2);
  return [...halve(ids.slice(0, middle)), ...halve(ids.slice(middle))];
};

/**
 * Product ids by request: the numeric ones together, the others together, halved until no part
 * is above 50 (130 give 33, 32, 33, 32); each id once (REVW-3).
 */
export const splitIntoBatches = (ids: readonly string[]): (readonly string[])[] => {
  const different = [...new Set(ids)];
  const numeric = different.filter((id) => NUMERIC.test(id));
  const named = different.filter((id) => !NUMERIC.test(id));
  return [numeric, ...halve(named)].filter(({ length }) => length > 0);
};
