/**
 * Pairs each item with its index, for a loop that can end early. On a page with Prototype.js, a list's own `entries`
 * returns the items alone.
 */
export const withIndex = <T>(list: readonly T[]): (readonly [number, T])[] =>
  list.map((item, index) => [index, item] as const);
