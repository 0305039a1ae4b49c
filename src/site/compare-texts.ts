/**
 * Compares texts by their characters' codes, for a sort. A collator isn't worth its time for ISO dates and
 * names in English (docs/performance.md).
 */
export const compareTexts = (one: string, other: string): number =>
  Number(one > other) - Number(one < other);
